import { existsSync, linkSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesBelow } from './entries-below.ts';
import { lastSite, previousSite } from './next-site.ts';
import type { SitePaths } from './site-memory.ts';

/**
 * Keeps the last site while another one is published. This takes no disk space: files are hard links, and publishing
 * replaces a name, never its bytes. If the last site is known to differ from the previous one in these paths only,
 * nothing else is touched.
 */
export function keepPrevious(project: string, changes?: SitePaths): void {
  const [last, previous] = [lastSite(project), previousSite(project)];
  for (const part of ['served', 'renderer'] as const) {
    const isKnown = changes !== undefined && existsSync(previous[part]);
    if (!isKnown) rmSync(previous[part], { recursive: true, force: true });
    for (const path of isKnown ? changes[part] : filesBelow(last[part])) {
      const [from, to] = [join(last[part], path), join(previous[part], path)];
      rmSync(to, { force: true });
      if (!existsSync(from)) continue;
      mkdirSync(dirname(to), { recursive: true });
      linkSync(from, to);
    }
  }
}

/** Swaps the last site and the previous one; false if none is kept. */
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
