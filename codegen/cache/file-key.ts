import { join } from 'node:path';
import { crypto, fileSystem } from './builtins.ts';
import { keepNewest, keyOf, readKept, writeKept } from './kept-file.ts';

const { readdirSync, readFileSync, statSync } = fileSystem;

const keptKeys = join(import.meta.dirname, '../../.cache/keys');

/** The compiler and a few sets of schemas. */
const mostKept = 16;

/** The paths of the wanted files below a folder, sorted. */
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

/**
 * A fingerprint of some words and of the contents of files in a folder. It is cached under the files' metadata, which
 * takes a third of the time of reading them.
 */
export function keyOfFiles(words: readonly string[], folder: string, files: readonly string[]) {
  const path = join(keptKeys, keyOf([folder]));
  const stamps = keyOf([...words, ...files.map((file) => stampOf(folder, file))]);
  const kept = readKept(path, stamps);
  if (kept !== undefined) return kept;
  const key = hashFiles(words, folder, files);
  writeKept(path, stamps, key);
  keepNewest(keptKeys, mostKept);
  return key;
}

/** Changes whenever the file is written: unlike the modification time, the change time cannot be set back. */
export function stampOf(folder: string, file: string): string {
  const { size, ino, ctimeMs } = statSync(`${folder}/${file}`);
  return `${file} ${size} ${ino} ${ctimeMs}`;
}

function hashFiles(words: readonly string[], folder: string, files: readonly string[]): string {
  const hash = crypto.createHash('sha256').update(JSON.stringify(words));
  for (const file of files) {
    const bytes = readFileSync(join(folder, file));
    hash.update(`\n${file} ${bytes.length}\n`).update(bytes);
  }
  return hash.digest('hex').slice(0, 32);
}
