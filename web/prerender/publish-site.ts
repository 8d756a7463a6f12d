import {
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { filesBelow } from '../../codegen/files/hash-files.ts';

/** The two folders of a built site. */
export interface SiteFolders {
  /** The files that are served. */
  readonly served: string;
  /** The renderer, with the generated files it reads. */
  readonly renderer: string;
}

/** The site that was built last. */
export function lastSite(project: string): SiteFolders {
  return { served: join(project, 'dist'), renderer: join(project, 'build') };
}

/** The site being built: it replaces the last one once it is complete. */
export function nextSite(project: string): SiteFolders {
  return siteFolders(nextFolder(project));
}

/** The part of a site that is in one more language: pages beside those of the first, and a renderer of its own. */
export function inLanguage({ served, renderer }: SiteFolders, language: string): SiteFolders {
  return language === ''
    ? { served, renderer }
    : { served, renderer: join(renderer, 'languages', language) };
}

/** What a site will be from a day on: its files that differ, and a renderer of its own. */
export function stateOf({ renderer }: SiteFolders, day: string): SiteFolders {
  return siteFolders(join(renderer, 'states', day));
}

/** The site that the last one replaced. */
function previousSite(project: string): SiteFolders {
  return siteFolders(join(project, '.cache/previous'));
}

/** The folder of the site being built. */
export function nextFolder(project: string): string {
  return join(project, '.cache/next');
}

function siteFolders(folder: string): SiteFolders {
  return { served: join(folder, 'dist'), renderer: join(folder, 'build') };
}

const parts = ['served', 'renderer'] as const;

/**
 * Empties the folder of the next site, whatever an earlier run left in it: a site that was complete is put in place,
 * and anything else is thrown away.
 */
export function clearNext(project: string): void {
  if (existsSync(completeMark(project))) putInPlace(project);
  rmSync(nextFolder(project), { recursive: true, force: true });
}

/**
 * Replaces the last site with the next one, which is complete, and keeps the last one as the previous site. One like
 * the last replaces nothing: the previous site stays another.
 */
export function publishNext(project: string): void {
  if (!isLikeLast(project)) writeFileSync(completeMark(project), '');
  clearNext(project);
}

/** Swaps the last site and the previous one; false if none is kept. */
export function swapSites(project: string): boolean {
  clearNext(project);
  const [previous, next] = [previousSite(project), nextSite(project)];
  if (!parts.every((part) => existsSync(previous[part]))) return false;
  mkdirSync(nextFolder(project), { recursive: true });
  for (const part of parts) renameSync(previous[part], next[part]);
  writeFileSync(completeMark(project), '');
  clearNext(project);
  return true;
}

function isLikeLast(project: string): boolean {
  const [last, next] = [lastSite(project), nextSite(project)];
  return parts.every((part) => {
    const files = filesBelow(next[part]);
    if (filesBelow(last[part]).join('\n') !== files.join('\n')) return false;
    return files.every((file) => isSame(join(next[part], file), join(last[part], file)));
  });
}

function isSame(one: string, other: string): boolean {
  const [inode, ofOther] = [one, other].map((path) => statSync(path, { bigint: true }).ino);
  return inode === ofOther || readFileSync(one).equals(readFileSync(other));
}

/** Says that the next site is complete: from here on, a run that was ended is finished by the next one. */
function completeMark(project: string): string {
  return join(nextFolder(project), 'complete');
}

/** Moves whole folders: wherever this ends early, what is left to move is where it was. */
function putInPlace(project: string): void {
  const [last, next] = [lastSite(project), nextSite(project)];
  const previous = previousSite(project);
  for (const part of parts) {
    if (!existsSync(next[part])) continue;
    if (existsSync(last[part])) {
      rmSync(previous[part], { recursive: true, force: true });
      mkdirSync(dirname(previous[part]), { recursive: true });
      renameSync(last[part], previous[part]);
    }
    renameSync(next[part], last[part]);
  }
}
