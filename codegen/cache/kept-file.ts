import { hash, randomUUID } from 'node:crypto';
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

// Files that save a later run some work. Any of them may be missing, cut off or from another version at any time:
// the first line says what the rest was made from and what it must add up to, and in doubt there is no such file.

const digest = (text: string) => hash('sha256', text);

/** A fingerprint of all `parts`. */
export function keyOf(parts: readonly string[]): string {
  return digest(JSON.stringify(parts)).slice(0, 32);
}

/** The text kept at `path`, if it has that key and is complete. */
export function readKept(path: string, key: string): string | undefined {
  try {
    const text = readFileSync(path, 'utf8');
    const end = text.indexOf('\n');
    const body = text.slice(end + 1);
    return text.slice(0, end) === firstLine(key, body) ? body : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Keeps a text at `path`. It is written beside its place and put there whole, so that of two processes that write
 * and one that reads none ever sees half a file. What cannot be kept is made again next time.
 */
export function writeKept(path: string, key: string, body: string): void {
  const part = `${path}.${randomUUID()}.part`;
  try {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(part, `${firstLine(key, body)}\n${body}`);
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
function firstLine(key: string, body: string): string {
  return `// ${key} ${digest(body)}`;
}
