import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HashPicture, PictureSize } from '../model/picture-uses.ts';
import { isDrawing } from '../model/picture-uses.ts';
import type { PictureFault, ReadPicture } from './picture-fault.ts';

/** What the check needs to know about picture files, by their path from the project root. */
export interface ReadPictures {
  /** Undefined for a file that is not a usable picture. */
  readonly pictureSizes: ReadonlyMap<string, PictureSize | undefined>;
  /** Why a file cannot be used. */
  readonly pictureFaults: ReadonlyMap<string, PictureFault>;
}

/** What was read earlier, by what a file holds. */
interface KeptPictures {
  find(name: string): string | undefined;
  remember(name: string, make: () => string): string;
}

interface ReadOptions {
  readonly hashOf: HashPicture;
  readonly kept?: KeptPictures | undefined;
}

/**
 * Decodes every photograph and reads every drawing as a whole: whatever the build will do with them must work. Each is
 * read once, for as long as its bytes are the same.
 */
export async function readPictures(
  root: string,
  files: readonly string[],
  { hashOf, kept }: ReadOptions,
): Promise<ReadPictures> {
  const read = async (file: string): Promise<readonly [string, ReadPicture]> => {
    const name = `picture ${hashOf(file)} ${file.slice(file.lastIndexOf('.'))}`;
    const text = kept?.find(name) ?? JSON.stringify(await readPicture(join(root, file)));
    return [file, JSON.parse(kept?.remember(name, () => text) ?? text)];
  };
  const all = await Promise.all(files.map(read));
  return {
    pictureSizes: new Map(all.map(([file, { size }]) => [file, size])),
    pictureFaults: new Map(all.flatMap(([file, { fault }]) => (fault ? [[file, fault]] : []))),
  };
}

/** The readers are loaded only if there is something to read. */
async function readPicture(path: string): Promise<ReadPicture> {
  if (isDrawing(path)) {
    const { readDrawing } = await import('./read-drawing.ts');
    return readDrawing(readFileSync(path));
  }
  const { readPhoto } = await import('./read-photo.ts');
  return readPhoto(path);
}
