import { type Dirent, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Everything in a folder and the folders in it. Unlike Node's own recursion, this follows no link. */
export function entriesBelow(folder: string): Dirent[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [entry, ...entriesBelow(join(folder, entry.name))] : [entry],
  );
}
