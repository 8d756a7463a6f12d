import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { mostPixels } from '../../../../codegen/load/open-photo.ts';
import { headLength, kindOfFile } from '../../../../codegen/load/picture-kinds.ts';
import { readPhoto } from '../../../../codegen/load/read-photo.ts';

/** A photo that may be kept, with the ending of its kind; or why it cannot be used. */
export type TakenPhoto =
  | { readonly ending: string; readonly bytes: Buffer; readonly refused?: undefined }
  | { readonly refused: string };

/** What a photo is told by: its bytes, whatever its name says. */
const endings: Readonly<Record<string, string>> = {
  jpeg: 'jpg',
  png: 'png',
  webp: 'webp',
  avif: 'avif',
};

/**
 * Takes a photo as a phone gives it. The compiler reads it first, so that it is refused in the same words; then it is
 * turned as it was held, and loses all that stands beside it: the file gets into a repository that others read.
 */
export async function takePhoto(project: string, bytes: Buffer): Promise<TakenPhoto> {
  const kind = kindOfFile(bytes.subarray(0, headLength));
  if (kind === 'svg') return { refused: drawing };
  const ending = endings[kind] ?? 'jpg';
  const folder = join(project, '.cache/development');
  const file = join(folder, `photo.${ending}`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, bytes);
  try {
    const { problem } = await readPhoto(file);
    if (problem) return { refused: `The file ${problem.what}. ${problem.help}` };
  } finally {
    rmSync(file);
  }
  return { ending, bytes: await pictureAlone(bytes) };
}

const drawing =
  'This is a drawing. Put it into content/pictures/ itself, and name it in pictures.yaml.';

/** The picture with its colors, written anew: what stands beside it in a file has too many places to be looked for. */
async function pictureAlone(bytes: Buffer): Promise<Buffer> {
  const photo = sharp(bytes, { limitInputPixels: mostPixels });
  const { format } = await photo.metadata();
  const picture = photo.autoOrient().keepIccProfile();
  // What is lost here nobody sees: the files of the site are smaller, and encoded with far less quality.
  if (format === 'png') return picture.png().toBuffer();
  if (format === 'webp') return picture.webp({ quality: 92 }).toBuffer();
  return format === 'jpeg'
    ? picture.jpeg({ quality: 92 }).toBuffer()
    : picture.avif({ quality: 80, effort: 2 }).toBuffer();
}
