import { existsSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesBelow } from './entries-below.ts';
import { lastSite, nextSite, previousSite, type SitePlace } from './next-site.ts';

/**
 * Keeps the last site while another one is published. It costs no room: a file that is published takes a name, and
 * changes no bytes.
 */
export function keepPrevious(project: string): void {
  const [last, previous] = [lastSite(project), previousSite(project)];
  if (!isChange(last, nextSite(project))) return;
  for (const [from, to] of [
    [last.served, previous.served],
    [last.renderer, previous.renderer],
  ] as const) {
    rmSync(to, { recursive: true, force: true });
    for (const path of filesBelow(from)) {
      mkdirSync(dirname(join(to, path)), { recursive: true });
      linkSync(join(from, path), join(to, path));
    }
  }
}

/** Whether another site is about to be published: built again, the last one would take the place of the previous. */
function isChange(last: SitePlace, next: SitePlace): boolean {
  if (filesBelow(next.served).length > 0) return true;
  return filesBelow(next.renderer).some((path) => {
    const [old, fresh] = [last, next].map(({ renderer }) => join(renderer, path));
    return !existsSync(old ?? '') || !readFileSync(old ?? '').equals(readFileSync(fresh ?? ''));
  });
}

/** Exchanges the last site and the previous one; false if none is kept. */
export function swapSites(project: string): boolean {
  const [last, previous] = [lastSite(project), previousSite(project)];
  if (!existsSync(previous.renderer)) return false;
  swap(last.served, previous.served);
  swap(last.renderer, previous.renderer);
  return true;
}

function swap(one: string, other: string): void {
  const aside = `${other}-aside`;
  renameSync(one, aside);
  renameSync(other, one);
  renameSync(aside, other);
}
