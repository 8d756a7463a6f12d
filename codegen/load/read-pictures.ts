import { closeSync, openSync, readFileSync, readSync } from 'node:fs';
import { join } from 'node:path';
import type { PictureSize } from '../model/picture-uses.ts';
import { isDrawing } from '../model/picture-uses.ts';
import { readPictureSize } from './picture-size.ts';
import { foreignPart } from './unsafe-svg.ts';

/** Only a photograph may have much other data before its size. */
const headLengths = { jpg: 256 * 1024, others: 4 * 1024 };

/** What the check needs to know about picture files, by their path from the project root. */
export interface ReadPictures {
  /** Undefined for a file that is not a picture. */
  readonly pictureSizes: ReadonlyMap<string, PictureSize | undefined>;
  /** Content other than shapes and texts, by the drawing that has it. */
  readonly foreignParts: ReadonlyMap<string, string>;
}

/**
 * Reads the sizes of pictures from their headers, and drawings as a whole. `remember` returns what an earlier run read
 * from a file that has not been written since.
 */
export function readPictures(
  root: string,
  files: readonly string[],
  remember: (file: string, read: () => string) => string = (_file, read) => read(),
): ReadPictures {
  const read = files.map((file) => {
    const text = remember(file, () => JSON.stringify(readPicture(join(root, file))));
    return [file, JSON.parse(text) as ReadPicture] as const;
  });
  return {
    pictureSizes: new Map(read.map(([file, { size }]) => [file, size])),
    foreignParts: new Map(
      read.flatMap(([file, { part }]) => (part === undefined ? [] : [[file, part]])),
    ),
  };
}

interface ReadPicture {
  readonly size?: PictureSize | undefined;
  readonly part?: string | undefined;
}

function readPicture(path: string): ReadPicture {
  const part = isDrawing(path) ? foreignPart(readFileSync(path, 'utf8')) : undefined;
  return { size: readPictureSize(readHead(path)), part };
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
