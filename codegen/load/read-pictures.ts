import { closeSync, openSync, readFileSync, readSync } from 'node:fs';
import { join } from 'node:path';
import type { PictureSize } from '../model/picture-uses.ts';
import { isDrawing } from '../model/picture-uses.ts';
import { readPictureSize } from './picture-size.ts';
import { foreignPart } from './unsafe-svg.ts';

/** Only a photograph may hold much else before its size. */
const headLengths = { jpg: 256 * 1024, others: 4 * 1024 };

/** The sizes of picture files, by path; nothing for a file that holds no picture. */
export function readPictureSizes(
  root: string,
  files: readonly string[],
): ReadonlyMap<string, PictureSize | undefined> {
  return new Map(files.map((file) => [file, readPictureSize(readHead(join(root, file)))]));
}

/** What drawings among the files hold besides shapes and texts, by path. */
export function readForeignParts(
  root: string,
  files: readonly string[],
): ReadonlyMap<string, string> {
  const found = files.filter(isDrawing).flatMap((file) => {
    const part = foreignPart(readFileSync(join(root, file), 'utf8'));
    return part === undefined ? [] : [[file, part] as const];
  });
  return new Map(found);
}

function readHead(path: string): Uint8Array {
  const handle = openSync(path, 'r');
  try {
    const bytes = new Uint8Array(path.endsWith('.jpg') ? headLengths.jpg : headLengths.others);
    return bytes.subarray(0, readSync(handle, bytes));
  } finally {
    closeSync(handle);
  }
}
