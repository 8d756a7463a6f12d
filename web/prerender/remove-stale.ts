import { readdirSync, rmSync } from 'node:fs';
import { join, sep } from 'node:path';

/** What is written after the build of the browser's files. */
const ownFolders = ['data/', 'assets/pictures/', 'assets/previews/'];

/** Removes pages, data and pictures of an earlier build that this one did not write, with their twins. */
export function removeStale(folder: string, written: ReadonlySet<string>): number {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  let removed = 0;
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    const path = file
      .slice(folder.length + 1)
      .split(sep)
      .join('/');
    const original = path.replace(/\.(?:br|gz)$/, '');
    if (!isOurs(original) || written.has(original)) continue;
    rmSync(file);
    removed += 1;
  }
  return removed;
}

/** The rest of the folder belongs to the build of the browser's files. */
function isOurs(path: string): boolean {
  return path.endsWith('index.html') || ownFolders.some((folder) => path.startsWith(folder));
}
