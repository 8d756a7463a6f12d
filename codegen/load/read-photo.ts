import { closeSync, openSync, readFileSync, readSync } from 'node:fs';
import { extname } from 'node:path';
import type { Metadata } from 'sharp';
import { isTransparent, isWhole, mostPixels, readHeader } from './open-photo.ts';
import {
  broken,
  headLength,
  kindOfFile,
  moving,
  otherKind,
  type PictureProblem,
  type ReadPicture,
} from './picture-kinds.ts';

/** The formats that photographs may have, by the endings of their names. */
const formats: Readonly<Record<string, string>> = {
  '.jpg': 'jpeg',
  '.jpeg': 'jpeg',
  '.png': 'png',
  '.webp': 'webp',
  '.avif': 'avif',
};

/** Decodes a photograph once; its size is that of the picture as it is shown, turned as the camera says. */
export async function readPhoto(path: string): Promise<ReadPicture> {
  const kind = kindOfFile(readHead(path));
  if (kind === 'moving') return { problem: moving };
  const format = formats[extname(path)] ?? '';
  const metadata = await readHeader(path);
  const found = (metadata && formatOf(metadata)) ?? kind;
  if (found !== format) return { problem: otherKind(found, format) };
  if (!metadata) return { problem: broken };
  const { width, height } = metadata.autoOrient;
  if (width * height > mostPixels) return { problem: tooLarge(width, height) };
  const isMoving = (metadata.pages ?? 1) > 1 || (format === 'png' && isMovingPng(path));
  if (isMoving) return { problem: moving };
  if (!(await isWhole(path, metadata))) return { problem: broken };
  const isCutout = metadata.hasAlpha && (await isTransparent(path));
  return { size: { width, height, ...(isCutout && { isCutout }) } };
}

function formatOf({ format, compression }: Metadata): string {
  if (format !== 'heif') return format ?? '';
  return compression === 'av1' ? 'avif' : 'heic';
}

/** Decoders here read the first frame of such a PNG as a still picture. */
function isMovingPng(path: string): boolean {
  const bytes = readFileSync(path);
  return bytes.subarray(0, bytes.indexOf('IDAT')).includes('acTL');
}

function readHead(path: string): Buffer {
  const handle = openSync(path, 'r');
  try {
    const bytes = Buffer.alloc(headLength);
    return bytes.subarray(0, readSync(handle, bytes));
  } finally {
    closeSync(handle);
  }
}

function tooLarge(width: number, height: number): PictureProblem {
  const most = (mostPixels / 1_000_000).toLocaleString('en-US');
  return {
    code: 'broken-picture',
    what: `has ${width} × ${height} pixels, more than the ${most} million that can be read`,
    help: 'Save it smaller in a picture program: 4000 pixels wide is plenty.',
  };
}
