import { readFile } from 'node:fs/promises';
import { stampOf } from '../files/hash-files.ts';
import type { Memo } from '../memo.ts';

/** The hash of the bytes of a file, which are read only if the file may have changed since. */
export function hashOnce(path: string, memo: Memo): Promise<string> {
  const stamp = stampOf(path);
  return stamp === undefined
    ? hashOfFile(path)
    : memo.getAsync('picture-hash', [path, stamp], () => hashOfFile(path));
}

async function hashOfFile(path: string): Promise<string> {
  const bytes = await readFile(path);
  return Buffer.from(await crypto.subtle.digest('SHA-256', bytes)).toString('hex');
}
