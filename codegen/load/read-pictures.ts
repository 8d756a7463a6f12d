import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Memo, noMemo } from '../memo.ts';
import { once } from '../model/once.ts';
import { encodedFolder, isDrawing, isLogo, type MasterSize } from '../model/picture-uses.ts';
import { hashOnce } from './hash-once.ts';
import { isTransparent } from './open-photo.ts';
import type { PictureProblem, ReadPicture } from './picture-kinds.ts';

/** What the check needs to know about picture files, by their path from the project root. */
export interface ReadPictures {
  /** Undefined for a file that is not a usable picture. */
  readonly pictureSizes: ReadonlyMap<string, MasterSize | undefined>;
  /** Why a file cannot be used. */
  readonly pictureProblems: ReadonlyMap<string, PictureProblem>;
  /** The hash of a file's bytes. */
  readonly pictureHashes: ReadonlyMap<string, string>;
}

/** How many files are in memory at a time. */
const atOnce = 4;

/**
 * Decodes every photograph and reads every drawing as a whole: whatever the build will do with them must work. What an
 * earlier run read from the same bytes, under a name with the same ending, holds, as does what lies beside the encoded files.
 */
export async function readPictures(
  root: string,
  files: readonly string[],
  memo: Memo = noMemo,
): Promise<ReadPictures> {
  const known = once(() => knownMasters(root));
  const found = new Map<string, { readonly hash: string; readonly picture: ReadPicture }>();
  const waiting = files.values();
  const readSome = async () => {
    for (const file of waiting) {
      const path = join(root, file);
      const hash = await hashOnce(path, memo);
      const ending = file.slice(file.lastIndexOf('.'));
      const picture = isLogo(file)
        ? await memo.getAsync('logo', [hash, ending], () => readLogo(path))
        : await memo.getAsync('picture', [hash, ending], async () => {
            const size = isDrawing(file) ? undefined : known()[hash + ending];
            return size ? { size } : readPicture(path);
          });
      found.set(file, { hash, picture });
    }
  };
  await Promise.all(Array.from({ length: atOnce }, readSome));
  const all = files.flatMap((file) => {
    const each = found.get(file);
    return each ? [{ file, hash: each.hash, ...each.picture }] : [];
  });
  return {
    pictureSizes: new Map(all.map(({ file, size }) => [file, size])),
    pictureProblems: new Map(
      all.flatMap(({ file, problem }) => (problem ? [[file, problem]] : [])),
    ),
    pictureHashes: new Map(all.map(({ file, hash }) => [file, hash])),
  };
}

/** What good photographs show, by the hash of their bytes and the ending of their names. */
type Masters = Readonly<Record<string, MasterSize>>;

/** Where that lies, beside the files made of them. */
export const mastersFile = `${encodedFolder}/masters.json`;

/** Whoever has encoded them has decoded them before. Damaged or missing, nothing is known. */
function knownMasters(root: string): Masters {
  try {
    return Object(JSON.parse(readFileSync(join(root, mastersFile), 'utf8')));
  } catch {
    return {};
  }
}

/** A logo is read for its colors too. */
async function readLogo(path: string): Promise<ReadPicture> {
  const { size, problem } = await readPicture(path);
  if (problem) return { problem };
  const { mainColors } = await import('./main-colors.ts');
  return { size: { ...size, colors: await mainColors(await readFile(path)) } };
}

/** The readers are loaded only if there is something to read. */
async function readPicture(path: string): Promise<ReadPicture> {
  if (isDrawing(path)) {
    const { readDrawing, notDrawn } = await import('./read-drawing.ts');
    const bytes = await readFile(path);
    const { size, problem } = readDrawing(bytes);
    if (problem) return { problem };
    try {
      const isCutout = await isTransparent(bytes);
      return { size: { ...size, ...(isCutout && { isCutout }) } };
    } catch {
      return { problem: notDrawn };
    }
  }
  const { readPhoto } = await import('./read-photo.ts');
  return readPhoto(path);
}
