import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { HashPicture } from '../model/picture-uses.ts';

/** Texts by name, cached between runs. */
interface KeptTexts {
  remember(name: string, make: () => string): string;
  save(): void;
}

/** Hashes masters below `root` on demand, and again only if they change. */
export function createPictureHashes(root: string, kept?: KeptTexts): HashPicture {
  const known = new Map<string, string>();
  let isSaveDue = false;
  const saveSoon = () => {
    if (!kept || isSaveDue) return;
    isSaveDue = true;
    queueMicrotask(() => {
      isSaveDue = false;
      kept.save();
    });
  };
  return (file) => {
    const path = join(root, file);
    const { mtimeMs, ctimeMs, size, ino } = statSync(path);
    const name = `${file} ${mtimeMs} ${ctimeMs} ${size} ${ino}`;
    const make = () => {
      saveSoon();
      return createHash('sha256').update(readFileSync(path)).digest('hex');
    };
    const hash = known.get(name) ?? kept?.remember(name, make) ?? make();
    known.set(name, hash);
    return hash;
  };
}

/** A short hash for the name of a file, made from its input and settings. */
export function shortHash(parts: unknown): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 10);
}
