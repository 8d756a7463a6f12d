import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { readKeyed, writeKeyed } from '../../codegen/files/keyed-file.ts';
import { encodedFolder } from '../../codegen/model/picture-uses.ts';

const cacheFolder = '.cache/pictures';

/** Whether the file for an address need not be made: it is here, or where the project comes from. */
export function isMade(project: string, path: string): boolean {
  return existsSync(storedFile(project, path)) || existsSync(cacheFile(project, path));
}

/**
 * The bytes of the file for an address, made at most once: its name identifies what it is made from. A damaged file in
 * the cache counts as missing.
 */
export async function keepMade(
  project: string,
  path: string,
  make: () => Promise<Uint8Array>,
): Promise<Buffer> {
  const stored = storedFile(project, path);
  if (existsSync(stored)) return readFileSync(stored);
  return keepBytes(cacheFile(project, path), basename(path), make);
}

/** The bytes cached in a file under a key, made if they are not there. */
export async function keepBytes(
  file: string,
  key: string,
  make: () => Promise<Uint8Array>,
): Promise<Buffer> {
  const known = readKeyed(file, key);
  if (known) return known;
  const made = Buffer.from(await make());
  writeKeyed(file, key, made);
  return made;
}

function storedFile(project: string, path: string): string {
  return join(project, encodedFolder, basename(path));
}

function cacheFile(project: string, path: string): string {
  return join(project, cacheFolder, basename(path));
}
