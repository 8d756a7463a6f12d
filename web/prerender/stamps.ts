import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** A stamp of a file that changes when it is written or replaced. */
export function stampOf(file: string): string | undefined {
  const status = statSync(file, { throwIfNoEntry: false });
  return status && `${status.mtimeMs} ${status.size} ${status.ino}`;
}

/** The stamps of all files below a folder, by path; follows no symlinks. */
export function stampsBelow(folder: string): Map<string, string> {
  const stamps = new Map<string, string>();
  const look = (below: string) => {
    for (const entry of readdirSync(join(folder, below), { withFileTypes: true })) {
      const path = below + entry.name;
      if (entry.isDirectory()) look(`${path}/`);
      else if (entry.isFile()) stamps.set(path, stampOf(join(folder, path)) ?? '');
    }
  };
  if (existsSync(folder)) look('');
  return stamps;
}
