import {
  constants,
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { copyFile, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { filesBelow } from './entries-below.ts';
import { lastSite, nextFolder, nextSite } from './next-site.ts';
import { keepPrevious } from './previous-site.ts';

/** The staging folder of a build: new files lie beside the last site until `publish`. */
export interface Staging {
  /** The folder of the renderer that belongs to the files. */
  readonly renderer: string;
  /** Where a file lies now; nothing if there is none yet. */
  find(path: string): string | undefined;
  /** True for a file that differs from that of the last site. */
  isNew(path: string): boolean;
  /** All files by path, of the last site and new ones. */
  list(): readonly string[];
  /** Writes a file if its bytes differ from what is there. */
  write(path: string, bytes: string | Uint8Array): void;
  copy(path: string, source: string): Promise<void>;
  /** Marks a file of the last site as part of this one too. */
  retain(path: string): void;
  /** True for a file that stays: written by this build, or not the build's to remove. */
  isRetained(path: string): boolean;
  /** Moves all new files into the last site, and removes what is no longer part of it. */
  publish(): void;
}

const rendererFiles = ['entry-server.js', 'manifest.json'] as const;

/** Folders written after the bundler has run. */
const ownFolders = ['data/', 'assets/pictures/', 'assets/previews/', 'assets/styles/'];

/** Starts from the output of the bundler, if it has finished. */
export function openStaging(project: string): Staging {
  const [last, next] = [lastSite(project), nextSite(project)];
  const isBundled = existsSync(join(next.renderer, rendererFiles[0]));
  if (!isBundled) startFromLast(project);
  // The renderer closes over what is generated now: what is generated later belongs to another site.
  copyFiles(join(project, 'generated'), join(next.renderer, 'generated'));
  const made = new Set(filesBelow(next.served));
  const lastFile = (path: string) => join(last.served, path);
  const nextFile = (path: string) => join(next.served, path);
  const isUnchanged = (path: string, bytes: Uint8Array) =>
    existsSync(lastFile(path)) && readFileSync(lastFile(path)).equals(bytes);
  for (const path of made) {
    if (isUnchanged(path, readFileSync(nextFile(path)))) rmSync(nextFile(path));
  }
  const isNew = (path: string) => existsSync(nextFile(path));
  const isRetained = (path: string) => made.has(path) || !isOfBuild(path, isBundled);
  const list = () => [...new Set([...filesBelow(last.served), ...filesBelow(next.served)])];
  return {
    renderer: next.renderer,
    isNew,
    isRetained,
    list,
    find: (path) => [nextFile(path), lastFile(path)].find((file) => existsSync(file)),
    write(path, bytes) {
      made.add(path);
      const buffer = Buffer.from(bytes);
      if (isUnchanged(path, buffer)) return;
      mkdirSync(dirname(nextFile(path)), { recursive: true });
      writeFileSync(nextFile(path), buffer);
    },
    retain: (path) => void made.add(path),
    async copy(path, source) {
      made.add(path);
      await mkdir(dirname(nextFile(path)), { recursive: true });
      await copyFile(source, nextFile(path), constants.COPYFILE_FICLONE);
    },
    publish() {
      keepPrevious(project);
      moveFiles(next.served, last.served);
      for (const path of filesBelow(last.served)) {
        if (!isRetained(uncompressedPath(path))) rmSync(lastFile(path));
      }
      const isBuilt = new Set(filesBelow(next.renderer));
      moveFiles(next.renderer, last.renderer);
      for (const path of filesBelow(last.renderer)) {
        if (!isBuilt.has(path)) rmSync(join(last.renderer, path));
      }
      rmSync(nextFolder(project), { recursive: true, force: true });
    },
  };
}

/** Pages, data and pictures; when the bundler has run, its own files too. The rest of the folder is left alone. */
function isOfBuild(path: string, isBundled: boolean): boolean {
  if (path.endsWith('index.html')) return true;
  if (isBundled && path.startsWith('assets/')) return true;
  return ownFolders.some((folder) => path.startsWith(folder));
}

/** The file of which a path is the compressed copy, else the path itself. */
function uncompressedPath(path: string): string {
  return path.replace(/\.(?:br|gz)$/, '');
}

/** Without a bundle, the next site has the renderer of the last one. */
function startFromLast(project: string): void {
  const [last, next] = [lastSite(project), nextSite(project)];
  rmSync(nextFolder(project), { recursive: true, force: true });
  mkdirSync(next.renderer, { recursive: true });
  for (const name of rendererFiles) {
    const file = join(last.renderer, name);
    if (existsSync(file)) copyFileSync(file, join(next.renderer, name));
  }
}

function copyFiles(from: string, to: string): void {
  for (const path of filesBelow(from)) {
    mkdirSync(dirname(join(to, path)), { recursive: true });
    copyFileSync(join(from, path), join(to, path), constants.COPYFILE_FICLONE);
  }
}

function moveFiles(from: string, to: string): void {
  for (const path of filesBelow(from)) {
    mkdirSync(dirname(join(to, path)), { recursive: true });
    renameSync(join(from, path), join(to, path));
  }
}
