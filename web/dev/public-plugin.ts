import { join } from 'node:path';
import type { Plugin } from 'vite';
import { entriesBelow } from '../prerender/entries-below.ts';

/** Stops a build whose public folder holds a link or a device: it would be copied as what it leads to. */
export function publicPlugin(folder: string): Plugin {
  return {
    name: 'dealer-site:public',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    buildStart() {
      const [strange] = findStrangeFiles(folder);
      if (strange) throw new Error(`${strange} is no ordinary file: put the file itself there.`);
    },
  };
}

/** Everything below a folder that is neither a file nor a folder. */
export function findStrangeFiles(folder: string): string[] {
  return entriesBelow(folder)
    .filter((entry) => !entry.isFile() && !entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
