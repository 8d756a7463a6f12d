import { lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A fingerprint that changes when a file below a folder is added, removed, written or replaced. A copy may have the size
 * and time of the file it replaces, but not when that was done.
 */
export function fingerprintOf(folder: string): string {
  try {
    return fingerprintsBelow(folder).sort().join('\n');
  } catch {
    // The folder was removed during the scan, as when branches are switched; the next scan reads it again.
    return 'unreadable';
  }
}

/** Unlike Node's own recursion, this does not follow links to folders. */
function fingerprintsBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? fingerprintsBelow(path) : [fingerprintOfFile(path)];
  });
}

function fingerprintOfFile(path: string): string {
  // A file may vanish after it is listed.
  const status = lstatSync(path, { throwIfNoEntry: false });
  return status ? `${path} ${status.mtimeMs} ${status.ctimeMs} ${status.ino} ${status.size}` : path;
}
