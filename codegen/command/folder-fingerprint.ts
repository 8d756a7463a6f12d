import { lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** A word that changes whenever a file below a folder is added, removed or written. */
export function stampOf(folder: string): string {
  try {
    return stampsBelow(folder).sort().join('\n');
  } catch {
    // A folder that goes away during the look, as when branches are switched, is seen whole at the next one.
    return 'unreadable';
  }
}

/** Unlike Node's own recursion, this follows no link to a folder. */
function stampsBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? stampsBelow(path) : [stampOfFile(path)];
  });
}

function stampOfFile(path: string): string {
  // A file may be gone again between the listing and the look at it.
  const status = lstatSync(path, { throwIfNoEntry: false });
  return status ? `${path} ${status.mtimeMs} ${status.size}` : path;
}
