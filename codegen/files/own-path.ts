import { lstatSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';

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
