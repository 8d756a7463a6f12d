import { createHash } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** How a master was drawn, and the hash of the resulting file. */
interface Drawn {
  readonly fingerprint: string;
  readonly file: string;
}

/** The drawn masters by key. */
export type DrawnRecord = Readonly<Record<string, Drawn>>;

// Hidden, because the content folder holds only pictures and YAML.
const recordFile = 'content/pictures/.drawn.json';

/** Reads the record below `root`; without one, nothing has been drawn. */
export function readRecord(root: string): DrawnRecord {
  const path = join(root, recordFile);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
}

/** Writes the record in one step, so that an interruption leaves the old one or the new one. */
export function writeRecord(root: string, record: DrawnRecord): void {
  const path = join(root, recordFile);
  const entries = Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1));
  writeFileSync(`${path}.part`, `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`);
  renameSync(`${path}.part`, path);
}

/** The path of a picture's master. */
export function masterPath(root: string, key: string): string {
  return join(root, 'content/pictures', `${key}.webp`);
}

/** The hash of a master, or undefined if there is none. */
export function hashMaster(root: string, key: string): string | undefined {
  const path = masterPath(root, key);
  if (!existsSync(path)) return undefined;
  return createHash('sha256').update(readFileSync(path)).digest('hex');
}
