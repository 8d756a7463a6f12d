import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The paths of the files below a folder that are wanted, sorted. */
export function filesBelow(folder: string, isWanted: (path: string) => boolean): string[] {
  const found: string[] = [];
  const look = (below: string) => {
    for (const entry of readdirSync(join(folder, below), { withFileTypes: true })) {
      const path = below + entry.name;
      if (entry.isDirectory()) look(`${path}/`);
      else if (isWanted(path)) found.push(path);
    }
  };
  look('');
  return found.sort();
}

/** A fingerprint of some words and of what the files of a folder say. */
export function keyOfFiles(words: readonly string[], folder: string, files: readonly string[]) {
  const hash = createHash('sha256').update(JSON.stringify(words));
  for (const file of files) {
    const bytes = readFileSync(join(folder, file));
    hash.update(`\n${file} ${bytes.length}\n`).update(bytes);
  }
  return hash.digest('hex').slice(0, 32);
}
