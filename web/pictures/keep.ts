import { existsSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/** The files of the shipped masters are stored with the project, so that a fresh clone makes none. */
export const keptFolder = 'encoded';
const cacheFolder = '.cache/pictures';

/** The file made earlier for an address, here or where the project comes from. */
export function findMade(project: string, path: string): string | undefined {
  const places = [keptFolder, cacheFolder].map((each) => join(project, each, basename(path)));
  return places.find((place) => existsSync(place));
}

/**
 * The file for an address, made at most once: its name identifies what it is made from. It appears in the cache whole
 * or not at all.
 */
export async function keepMade(
  project: string,
  path: string,
  make: () => Promise<Uint8Array>,
): Promise<string> {
  const made = findMade(project, path);
  if (made) return made;
  const kept = join(project, cacheFolder, basename(path));
  await mkdir(dirname(kept), { recursive: true });
  await writeFile(`${kept}.part`, await make());
  await rename(`${kept}.part`, kept);
  return kept;
}
