import { existsSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/**
 * The file made for an address, made at most once: the name tells what it is made of.
 * It appears in the cache whole or not at all.
 */
export async function keepMade(
  project: string,
  path: string,
  make: () => Promise<Uint8Array>,
): Promise<string> {
  const kept = join(project, '.cache/pictures', basename(path));
  if (existsSync(kept)) return kept;
  await mkdir(dirname(kept), { recursive: true });
  await writeFile(`${kept}.part`, await make());
  await rename(`${kept}.part`, kept);
  return kept;
}
