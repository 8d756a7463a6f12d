import {
  chmodSync,
  lstatSync,
  mkdirSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** A new version of a file, complete under a temporary name beside its place. */
export interface StagedFile {
  /** Puts it in its place. */
  commit(): void;
  discard(): void;
}

/** A name that no reader takes for content or output. A run that is killed leaves it; the next one overwrites it. */
function temporaryName(path: string): string {
  return join(dirname(path), `.#${basename(path)}`);
}

/** Writes a new version of a file beside its place; the folder must exist. */
export function stageFile(
  path: string,
  data: string | Uint8Array,
  { flush = false, mode }: { readonly flush?: boolean; readonly mode?: number } = {},
): StagedFile {
  const staged = temporaryName(path);
  const discard = () => rmSync(staged, { force: true });
  try {
    // A file that another run left would keep its own mode.
    discard();
    writeFileSync(staged, data, { flush });
    if (mode !== undefined) chmodSync(staged, mode);
  } catch (error) {
    discard();
    throw error;
  }
  return { commit: () => renameSync(staged, path), discard };
}

/** Replaces a file so that a reader finds the old bytes or the new ones, and never a part of them. */
export function replaceFile(path: string, data: string | Uint8Array): void {
  const staged = stageFile(path, data);
  try {
    staged.commit();
  } catch (error) {
    staged.discard();
    throw error;
  }
}

/** Removes a folder that is in the place of a file about to be written, or a file that is in the place of its folder. */
export function clearPlace(path: string): void {
  if (kindOf(path) === 'folder') rmSync(path, { recursive: true });
  let above = dirname(path);
  while (kindOf(above) === undefined) above = dirname(above);
  if (kindOf(above) === 'file') rmSync(above);
}

/** Clears the place of a file, and makes its folder. */
export function makePlace(path: string): void {
  clearPlace(path);
  mkdirSync(dirname(path), { recursive: true });
}

function kindOf(path: string): 'file' | 'folder' | undefined {
  try {
    return statSync(path).isDirectory() ? 'folder' : 'file';
  } catch {
    return undefined;
  }
}

/**
 * Whether a path of a project leads to what it names: neither what is there, nor a folder on the way to it, is a link.
 * Nothing need be there yet.
 */
export function isOwnPath(project: string, path: string): boolean {
  try {
    const there = thereOnTheWay(project, path);
    return realpathSync(join(project, there)) === join(realpathSync(project), there);
  } catch {
    return false;
  }
}

/** The path, if something is there, or else the folder on the way to it that is there. */
function thereOnTheWay(project: string, path: string): string {
  const isThere = lstatSync(join(project, path), { throwIfNoEntry: false }) !== undefined;
  return isThere ? path : thereOnTheWay(project, dirname(path));
}
