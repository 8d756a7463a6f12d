import { hash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { once } from '../model/once.ts';
import { filesBelow, hashFiles } from './hash-files.ts';
import { makePlace, replaceFile } from './replace-file.ts';

// Files that save a later run some work. Any of them may be missing, truncated or from another version at any time: the
// first line holds the key and a digest of the rest, and a file that does not match counts as missing.

/** The bytes of a file written under that key, if they are complete. */
export function readKeyed(path: string, key: string): Buffer | undefined {
  try {
    const bytes = readFileSync(path);
    const end = bytes.indexOf('\n');
    const body = bytes.subarray(end + 1);
    return bytes.toString('latin1', 0, end) === firstLine(key, body) ? body : undefined;
  } catch {
    return undefined;
  }
}

/** Writes a text or bytes under a key. If that fails, a later run does the work again. */
export function writeKeyed(path: string, key: string, body: string | Uint8Array): void {
  // Encoded once: both the digest and the file need the bytes.
  const bytes = Buffer.from(body);
  try {
    makePlace(path);
    replaceFile(path, Buffer.concat([Buffer.from(`${firstLine(key, bytes)}\n`), bytes]));
  } catch {
    // The disk is full, say.
  }
}

/** Also a comment, since the body may be a program. */
function firstLine(key: string, body: Uint8Array): string {
  return `// ${key} ${hash('sha256', body)}`;
}

const compilerFolder = join(import.meta.dirname, '..');

/** Holds the exact versions of the libraries. */
const manifest = '../package.json';

const notProduct = ['testdata', 'testing'];

/** A hash of the compiler: its code, its folder, the libraries and the runtime. */
export const compilerVersion = once(() => {
  const words = [process.version, compilerFolder];
  return hashFiles(words, compilerFolder, [manifest, ...productFiles()]);
});

function productFiles(): string[] {
  const top = readdirSync(compilerFolder).filter((name) => !notProduct.includes(name));
  const isProduct = (file: string) => file.endsWith('.ts') && !file.endsWith('.test.ts');
  return top.flatMap((name) => {
    if (name.includes('.')) return isProduct(name) ? [name] : [];
    return filesBelow(join(compilerFolder, name), isProduct).map((file) => `${name}/${file}`);
  });
}
