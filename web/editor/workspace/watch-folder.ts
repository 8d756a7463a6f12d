import { type FSWatcher, readdirSync, watch } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** Whether the system reports changes at any depth; elsewhere Node follows each file, and loses one that is replaced. */
const isDeep = process.platform === 'darwin' || process.platform === 'win32';

/** A folder that is watched. */
export interface WatchedFolder {
  /** Watches the folders that are there now. Call it after a change, before the files are read. */
  renew(): void;
  close(): void;
}

/**
 * Reports changes below a folder: whatever is written, added, removed, renamed or replaced, the folder itself too. Only
 * folders are watched, never files: a file that git or an editor replaces is another file under the same name.
 */
export function watchFolder(folder: string, changed: () => void): WatchedFolder {
  let watchers: readonly FSWatcher[] = [];
  const follow = (path: string, onEvent: (name: string | null) => void): FSWatcher[] => {
    try {
      const watcher = watch(path, { recursive: isDeep && path === folder }, (_event, name) =>
        onEvent(name),
      );
      return [watcher.on('error', changed)];
    } catch (error) {
      // It was removed a moment ago, which the folder above reports.
      if (isMissing(error)) return [];
      throw error;
    }
  };
  const renew = () => {
    const old = watchers;
    const above = follow(dirname(folder), (name) => {
      if (name === null || name === basename(folder)) changed();
    });
    const own = isDeep ? [folder] : foldersBelow(folder);
    watchers = [...above, ...own.flatMap((path) => follow(path, changed))];
    for (const watcher of old) watcher.close();
  };
  renew();
  return {
    renew,
    close() {
      for (const watcher of watchers) watcher.close();
    },
  };
}

/** A folder and all below it; links are not followed. */
function foldersBelow(folder: string): readonly string[] {
  try {
    const entries = readdirSync(folder, { withFileTypes: true });
    const folders = entries.filter((entry) => entry.isDirectory());
    return [folder, ...folders.flatMap(({ name }) => foldersBelow(join(folder, name)))];
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
