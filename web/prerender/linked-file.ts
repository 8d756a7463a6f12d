import { linkSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Where a file is written, and where the last site had it. */
interface Written {
  readonly folder: string;
  readonly last: string;
}

/** Writes a file, unless the last site has the same: then it is that file, and the answer is true. */
export function writeOrLink({ folder, last }: Written, path: string, bytes: Buffer): boolean {
  const [file, before] = [join(folder, path), join(last, path)];
  mkdirSync(dirname(file), { recursive: true });
  if (holds(before, bytes) && isLinked(before, file)) return true;
  // Never through a link into the last site.
  rmSync(file, { force: true });
  writeFileSync(file, bytes);
  return false;
}

function holds(file: string, bytes: Buffer): boolean {
  const size = statSync(file, { throwIfNoEntry: false })?.size;
  return size === bytes.length && readFileSync(file).equals(bytes);
}

/** Gives a file another name. Not every disk can. */
export function isLinked(file: string, name: string): boolean {
  try {
    linkSync(file, name);
    return true;
  } catch {
    return false;
  }
}
