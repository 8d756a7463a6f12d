import { createRequire } from 'node:module';
import type { Metadata, Sharp } from 'sharp';
import type { PictureSize } from '../model/picture-uses.ts';

/** Photographs of phones have up to 200 million pixels, which take more memory than a small machine has. */
export const mostPixels = 100_000_000;

/** Loaded on demand: most runs decode nothing, and the library takes them half their time. */
const loadSharp = (): typeof import('sharp').default => createRequire(import.meta.url)('sharp');

/**
 * Opens a photograph, as both the check and the build do: what the one accepts, the other encodes. It is refused if
 * part of it is missing, and accepted if a decoder merely warns, as browsers do.
 */
export function openPhoto(path: string, failOn: 'error' | 'warning' = 'error'): Sharp {
  return loadSharp()(path, { failOn, limitInputPixels: mostPixels });
}

/** What the header of a photograph says, however large it is; undefined if nothing can be made of it. */
export async function readHeader(path: string): Promise<Metadata | undefined> {
  try {
    return await loadSharp()(path, { limitInputPixels: false }).metadata();
  } catch {
    return undefined;
  }
}

/** What a decoder calls a warning, and a browser shows as gray or garbled stripes. */
const lostData = /premature end of data segment|bad Huffman code/;

/** Whether all of a photograph can be decoded: for its last row, every other one is. */
export async function isWhole(path: string, { width, height }: PictureSize): Promise<boolean> {
  const lastRow = { left: 0, top: height - 1, width, height: 1 };
  const problemAt = (failOn: 'warning' | 'error') =>
    openPhoto(path, failOn)
      .extract(lastRow)
      .raw()
      .toBuffer()
      .then(() => undefined, String);
  const warning = await problemAt('warning');
  if (warning === undefined) return true;
  return !lostData.test(warning) && (await problemAt('error')) === undefined;
}

/** Few enough to be looked at, and enough to show every gap; what is drawn to the edge may be half beyond it. */
const looked = { width: 64, height: 64 };
const inside = { left: 1, top: 1, width: 62, height: 62 };

/** Whether the page shows through somewhere: of a cutout, around it. Fails if a drawing cannot be drawn. */
export async function isTransparent(input: string | Buffer): Promise<boolean> {
  const alpha = await loadSharp()(input, { limitInputPixels: false })
    .resize({ ...looked, fit: 'fill' })
    .extract(inside)
    .ensureAlpha()
    .extractChannel('alpha')
    .raw()
    .toBuffer();
  return alpha.some((each) => each < almostOpaque);
}

/** Encoding may take a little from what was opaque. */
const almostOpaque = 250;
