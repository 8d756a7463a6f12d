import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesBelow } from './entries-below.ts';
import { stageGenerated } from './generated-files.ts';
import { hasRenderer, isRendererNew, takeLastRenderer } from './next-renderer.ts';
import { lastSite, nextFolder, nextSite } from './next-site.ts';
import { publishNext } from './publish-site.ts';

/** The staging folder of a build: new files stay beside the last site until `publish`. */
export interface Staging {
  /** The folder of the renderer that belongs to the files. */
  readonly renderer: string;
  /** Where a file is now; undefined if there is none yet. */
  find(path: string): string | undefined;
  /** True for a file that differs from the last site's. */
  isNew(path: string): boolean;
  /** All files by path, both the last site's and new ones. */
  list(): readonly string[];
  /** Writes a file if its bytes differ from those already there. */
  write(path: string, bytes: string | Uint8Array): void;
  /** True for a file that stays: written by this build, or not the build's to remove. */
  isRetained(path: string): boolean;
  /** Puts the next site in the place of the last one, with everything of that one that is part of it too. */
  publish(): void;
}

/** Folders written after the bundler has run. */
const ownFolders = ['data/', 'assets/pictures/', 'assets/previews/', 'assets/styles/'];

/** Starts from the output of the bundler, if it has finished. */
export function openStaging(project: string): Staging {
  const [last, next] = [lastSite(project), nextSite(project)];
  const isBundled = hasRenderer(next);
  if (!isBundled) takeLastRenderer(project);
  const isGeneratedNew = stageGenerated(project);
  const present = new Set(filesBelow(last.served));
  const fresh = new Set(filesBelow(next.served));
  const made = new Set(fresh);
  const lastFile = (path: string) => join(last.served, path);
  const nextFile = (path: string) => join(next.served, path);
  const isUnchanged = (path: string, bytes: Uint8Array) =>
    present.has(path) && readFileSync(lastFile(path)).equals(bytes);
  for (const path of fresh) {
    if (!isUnchanged(path, readFileSync(nextFile(path)))) continue;
    rmSync(nextFile(path));
    fresh.delete(path);
  }
  const isRetained = (path: string) => made.has(path) || !isOfBuild(path, isBundled);
  return {
    renderer: next.renderer,
    isNew: (path) => fresh.has(path),
    isRetained,
    list: () => [...new Set([...present, ...fresh])],
    find(path) {
      if (fresh.has(path)) return nextFile(path);
      return present.has(path) ? lastFile(path) : undefined;
    },
    write(path, bytes) {
      made.add(path);
      const buffer = Buffer.from(bytes);
      if (!fresh.has(path) && isUnchanged(path, buffer)) return;
      fresh.add(path);
      mkdirSync(dirname(nextFile(path)), { recursive: true });
      writeFileSync(nextFile(path), buffer);
    },
    publish() {
      const kept = [...present].filter((path) => isRetained(uncompressedPath(path)));
      const isStill = (path: string) => !fresh.has(path) && !isBelowFile(path, fresh);
      const isNew = fresh.size > 0 || kept.length < present.size || isGeneratedNew;
      if (isNew || isRendererNew(project)) {
        for (const path of kept.filter(isStill)) link(lastFile(path), nextFile(path));
        publishNext(project);
      } else rmSync(nextFolder(project), { recursive: true, force: true });
    },
  };
}

/** Whether a folder has got into the place of a file, and the path is in it. */
function isBelowFile(path: string, files: ReadonlySet<string>): boolean {
  const above = dirname(path);
  return above !== '.' && (files.has(above) || isBelowFile(above, files));
}

/** The same file in both sites, which takes no disk space: publishing replaces names, never bytes. */
function link(file: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  linkSync(file, to);
}

/** Pages, data and pictures; once the bundler has run, its files too. Everything else in the folder is left alone. */
function isOfBuild(path: string, isBundled: boolean): boolean {
  if (path.endsWith('index.html')) return true;
  if (isBundled && path.startsWith('assets/')) return true;
  return ownFolders.some((folder) => path.startsWith(folder));
}

/** The file that a path is the compressed copy of, or else the path itself. */
function uncompressedPath(path: string): string {
  return path.replace(/\.(?:br|gz)$/, '');
}
