import {
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { bundleRecordFile } from './bundle-record.ts';
import { lastSite, nextFolder, nextSite, type SitePlace } from './next-site.ts';

const entry = 'entry-server.js';
const rendererFiles = [entry, 'manifest.json', bundleRecordFile];

/** Whether a renderer has been bundled for a site. */
export function hasRenderer({ renderer }: SitePlace): boolean {
  return existsSync(join(renderer, entry));
}

/** Without a new bundle, the next site gets the last one's renderer. */
export function takeLastRenderer(project: string): void {
  const [last, next] = [lastSite(project), nextSite(project)];
  rmSync(nextFolder(project), { recursive: true, force: true });
  mkdirSync(next.renderer, { recursive: true });
  for (const name of rendererFiles) {
    const file = join(last.renderer, name);
    if (existsSync(file)) linkSync(file, join(next.renderer, name));
  }
}

/** The renderer's files, without the generated ones. */
function rendererIn(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}

/** The renderer files that will change or go. */
export function rendererChanges(project: string): readonly string[] {
  const [last, next] = [lastSite(project).renderer, nextSite(project).renderer];
  return [...new Set([...rendererIn(last), ...rendererIn(next)])].filter((name) => {
    const [old, fresh] = [join(last, name), join(next, name)];
    return !existsSync(old) || !existsSync(fresh) || !readFileSync(old).equals(readFileSync(fresh));
  });
}

/** Replaces the last renderer with the next one. */
export function publishRenderer(project: string): void {
  const [last, next] = [lastSite(project).renderer, nextSite(project).renderer];
  const built = rendererIn(next);
  moveFiles(next, last, built);
  for (const path of rendererIn(last)) if (!built.includes(path)) rmSync(join(last, path));
}

/** Removes a file, and the folders left empty. */
export function removeFile(folder: string, path: string): void {
  rmSync(join(folder, path));
  for (let above = dirname(path); above !== '.'; above = dirname(above)) {
    if (readdirSync(join(folder, above)).length > 0) return;
    rmdirSync(join(folder, above));
  }
}

/** Moves files from one folder into another. */
export function moveFiles(from: string, to: string, paths: readonly string[]): void {
  for (const path of paths) {
    mkdirSync(dirname(join(to, path)), { recursive: true });
    renameSync(join(from, path), join(to, path));
  }
}
