import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Memo, noMemo } from '../memo.ts';
import type { Measured } from '../model/font-facts.ts';
import { hashOnce } from './hash-once.ts';

/** The same with the hash of the file. */
type ReadFont = Measured & { readonly hash: string };

/** Font files by their path from the root of the project. */
export type ReadFonts = ReadonlyMap<string, ReadFont>;

/** Reads every font file; what an earlier run read from the same bytes holds. */
export async function readFonts(
  root: string,
  files: readonly string[],
  memo: Memo = noMemo,
): Promise<ReadFonts> {
  const read = files.map(async (file) => {
    const path = join(root, file);
    const hash = await hashOnce(path, memo);
    const font = await memo.getAsync('font', [hash], async () => {
      const { measureFont } = await import('./measure-font.ts');
      return measureFont(await readFile(path));
    });
    return [file, { hash, ...font }] as const;
  });
  return new Map(await Promise.all(read));
}
