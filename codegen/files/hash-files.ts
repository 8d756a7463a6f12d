import { createHash, hash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** A hash of all `parts`. */
export function hashOf(parts: readonly unknown[]): string {
  return hash('sha256', JSON.stringify(parts));
}

/** A hash of some words, and of the paths and bytes of files in a folder. */
export function hashFiles(
  words: readonly string[],
  folder: string,
  files: readonly string[],
): string {
  const sum = createHash('sha256').update(JSON.stringify(words));
  for (const file of files) {
    const bytes = readFileSync(join(folder, file));
    sum.update(`\n${file} ${bytes.length}\n`).update(bytes);
  }
  return sum.digest('hex');
}

/** The paths of the wanted files below a folder, sorted; none if there is no folder. No symbolic link is followed. */
export function filesBelow(
  folder: string,
  isWanted: (path: string) => boolean = () => true,
): string[] {
  if (!existsSync(folder)) return [];
  const found: string[] = [];
  const look = (below: string) => {
    for (const entry of readdirSync(join(folder, below), { withFileTypes: true })) {
      const path = below + entry.name;
      if (entry.isDirectory()) look(`${path}/`);
      else if (entry.isFile() && isWanted(path)) found.push(path);
    }
  };
  look('');
  return found.sort();
}

/** Within this time, in milliseconds, another change of a file may leave it with the same times. */
const stillChanging = 2_000;

/**
 * What the system says of a file, which is another after every change, whatever size and time a program gives it; none
 * for a file that was changed just now.
 */
export function stampOf(path: string): string | undefined {
  const { ino, size, mtimeNs, ctimeNs } = statSync(path, { bigint: true });
  const isOld = Date.now() - Number(ctimeNs / 1_000_000n) > stillChanging;
  return isOld ? [ino, size, mtimeNs, ctimeNs].join(' ') : undefined;
}
