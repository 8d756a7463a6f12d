import { dirname, join } from 'node:path';
import { crypto, fileSystem } from './builtins.ts';

const { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } =
  fileSystem;

// Files that save a later run some work. Any of them may be missing, cut off or from another version at any time:
// the first line says what the rest was made from and what it must add up to, and in doubt there is no such file.

const digest = (body: string | Buffer) => crypto.hash('sha256', body);

/** A fingerprint of all `parts`. */
export function keyOf(parts: readonly string[]): string {
  return keyOfText(JSON.stringify(parts));
}

/** A fingerprint of a text. */
export function keyOfText(text: string): string {
  return digest(text).slice(0, 32);
}

/** The text kept at `path`, if it has that key and is complete. */
export function readKept(path: string, key: string): string | undefined {
  return readKeptBytes(path, key)?.toString('utf8');
}

/** The bytes kept at `path`, if they have that key and are complete. */
export function readKeptBytes(path: string, key: string): Buffer | undefined {
  try {
    const bytes = readFileSync(path);
    const end = bytes.indexOf('\n');
    const body = bytes.subarray(end + 1);
    return bytes.toString('latin1', 0, end) === firstLine(key, body) ? body : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Keeps a text or bytes at `path`. It is written beside its place and put there whole, so that of two processes that write
 * and one that reads none ever sees half a file. What cannot be kept is made again next time.
 */
export function writeKept(path: string, key: string, body: string | Buffer): void {
  const part = `${path}.${crypto.randomUUID()}.part`;
  // Once turned into bytes: both the digest and the file are made of them.
  const bytes = Buffer.from(body);
  try {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(part, Buffer.concat([Buffer.from(`${firstLine(key, bytes)}\n`), bytes]));
    renameSync(part, path);
  } catch {
    rmSync(part, { force: true });
  }
}

/** Leaves no more than the newest entries of a folder. */
export function keepNewest(folder: string, most: number): void {
  try {
    const entries = readdirSync(folder).map((name) => join(folder, name));
    const byAge = entries.map((path) => ({ path, time: statSync(path).mtimeMs }));
    for (const { path } of byAge.sort((one, other) => other.time - one.time).slice(most)) {
      rmSync(path, { recursive: true, force: true });
    }
  } catch {
    // Another process tidies up at the same time.
  }
}

/** Also a comment, for what is kept may be a program. */
function firstLine(key: string, body: string | Buffer): string {
  return `// ${key} ${digest(body)}`;
}
