import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { HashPicture } from '../model/picture-uses.ts';

interface Remembered {
  readonly stamp: string;
  readonly hash: string;
}

/** Hashes masters below `root` when asked, and again only once they have changed. */
export function createPictureHashes(): (root: string) => HashPicture {
  const known = new Map<string, Remembered>();
  return (root) => (file) => {
    const path = join(root, file);
    const { mtimeMs, size } = statSync(path);
    const stamp = `${mtimeMs} ${size}`;
    const last = known.get(path);
    if (last?.stamp === stamp) return last.hash;
    const hash = createHash('sha256').update(readFileSync(path)).digest('hex');
    known.set(path, { stamp, hash });
    return hash;
  };
}

/** A short hash of a file's content and settings. */
export function shortHash(parts: unknown): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 10);
}
