import { dirname, join } from 'node:path';
import { crypto, fileSystem } from './builtins.ts';

const { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } =
  fileSystem;

// Cache files that save later runs some work. Any of them may be missing, truncated or from another version at any
// time: the first line holds the key and a digest of the rest, and a file that does not match counts as missing.

const digest = (body: string | Buffer) => crypto.hash('sha256', body);

/** A fingerprint of all `parts`. */
export function keyOf(parts: readonly string[]): string {
  return keyOfText(JSON.stringify(parts));
}

/** A fingerprint of a text. */
export function keyOfText(text: string): string {
  return digest(text).slice(0, 32);
}

/** The text cached at `path`, if it has that key and is complete. */
export function readKept(path: string, key: string): string | undefined {
  return readKeptBytes(path, key)?.toString('utf8');
}

/** The bytes cached at `path`, if they have that key and are complete. */
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
 * Caches a text or bytes at `path`. The file is written under another name and then renamed, so that concurrent
 * readers and writers never see half a file. If writing fails, the next run does the work again. A folder in the file's
 * place, or a file in that of its folder, is damage like any other.
 */
export function writeKept(path: string, key: string, body: string | Buffer): void {
  const part = `${path}.${crypto.randomUUID()}.part`;
  // Encode once: both the digest and the file need the bytes.
  const bytes = Buffer.from(body);
  try {
    clearPlace(path);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(part, Buffer.concat([Buffer.from(`${firstLine(key, bytes)}\n`), bytes]));
    renameSync(part, path);
  } catch {
    rmSync(part, { force: true });
  }
}

/** Removes a folder that is in the place of a file about to be written, or a file that is in the place of its folder. */
export function clearPlace(path: string): void {
  if (kindOf(path) === 'folder') rmSync(path, { recursive: true });
  let above = dirname(path);
  while (kindOf(above) === undefined) above = dirname(above);
  if (kindOf(above) === 'file') rmSync(above);
}

function kindOf(path: string): 'file' | 'folder' | undefined {
  try {
    return statSync(path).isDirectory() ? 'folder' : 'file';
  } catch {
    return undefined;
  }
}

/** Deletes all but the newest entries of a folder. */
export function keepNewest(folder: string, most: number): void {
  try {
    const entries = readdirSync(folder).map((name) => join(folder, name));
    const byAge = entries.map((path) => ({ path, time: statSync(path).mtimeMs }));
    for (const { path } of byAge.sort((one, other) => other.time - one.time).slice(most)) {
      rmSync(path, { recursive: true, force: true });
    }
  } catch {
    // Another process is cleaning up at the same time.
  }
}

/** Also a comment, since the cached text may be a program. */
function firstLine(key: string, body: string | Buffer): string {
  return `// ${key} ${digest(body)}`;
}
