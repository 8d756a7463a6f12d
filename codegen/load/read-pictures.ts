import { closeSync, openSync, readFileSync, readSync } from 'node:fs';
import { join } from 'node:path';
import type { PictureSize } from '../model/picture-uses.ts';
import { isDrawing } from '../model/picture-uses.ts';
import { readPictureSize } from './picture-size.ts';
import { foreignPart } from './unsafe-svg.ts';

/** Only a photograph may hold much else before its size. */
const headLengths = { jpg: 256 * 1024, others: 4 * 1024 };

/** What the check needs to know of picture files, by their path from the project root. */
export interface ReadPictures {
  /** Undefined for a file that is not a picture. */
  readonly pictureSizes: ReadonlyMap<string, PictureSize | undefined>;
  /** What drawings hold besides shapes and texts; only those that do. */
  readonly foreignParts: ReadonlyMap<string, string>;
}

/** Reads the sizes of pictures from their headers, and drawings as a whole. */
export function readPictures(root: string, files: readonly string[]): ReadPictures {
  const foreign = files.filter(isDrawing).flatMap((file) => {
    const part = foreignPart(readFileSync(join(root, file), 'utf8'));
    return part === undefined ? [] : [[file, part] as const];
  });
  return {
    pictureSizes: new Map(files.map((file) => [file, readPictureSize(readHead(join(root, file)))])),
    foreignParts: new Map(foreign),
  };
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
