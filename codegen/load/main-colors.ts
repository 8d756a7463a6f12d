import { createRequire } from 'node:module';
import type { SeenColor } from '../model/picture-uses.ts';
import { mostPixels } from './open-photo.ts';

/** Large enough for the strokes of letters, small enough to be counted. */
const looked = { width: 320, height: 160 };
/** Of the 256 of a channel as many are one color. */
const step = 32;
const almostOpaque = 220;
/** What is less is an edge, or a detail. */
const leastShare = 0.02;

/** The colors that a logo is made of, with their shares of what is not transparent; the largest first. */
export async function mainColors(bytes: Buffer): Promise<readonly SeenColor[]> {
  const sharp: typeof import('sharp').default = createRequire(import.meta.url)('sharp');
  const pixels = await sharp(bytes, { limitInputPixels: mostPixels })
    .resize({ ...looked, fit: 'inside' })
    .ensureAlpha()
    .toColorspace('srgb')
    .raw()
    .toBuffer();
  const counts = new Map<string, number>();
  let all = 0;
  for (let at = 0; at < pixels.length; at += 4) {
    if ((pixels[at + 3] ?? 0) < almostOpaque) continue;
    all += 1;
    const color = hexOf(pixels.subarray(at, at + 3));
    counts.set(color, (counts.get(color) ?? 0) + 1);
  }
  return [...counts]
    .map(([color, count]) => ({ color, share: count / all }))
    .filter(({ share }) => share >= leastShare)
    .sort((one, other) => other.share - one.share);
}

/** Near colors have one name. */
function hexOf(channels: Uint8Array): string {
  const near = (value: number) => Math.min(255, Math.round(value / step) * step);
  return `#${Array.from(channels, (value) => near(value).toString(16).padStart(2, '0')).join('')}`;
}
