import { copyFileSync, linkSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesBelow } from './entries-below.ts';
import { lastSite, nextSite } from './next-site.ts';

/**
 * Puts the generated files beside the next renderer: it belongs to what is generated now, and what is generated later
 * belongs to another site. A file that the last renderer has too becomes a link to that one. Returns whether any file
 * differs from the last renderer's.
 */
export function stageGenerated(project: string): boolean {
  const source = join(project, 'generated');
  const last = join(lastSite(project).renderer, 'generated');
  const next = join(nextSite(project).renderer, 'generated');
  const [files, published] = [filesBelow(source), new Set(filesBelow(last))];
  const isSame = (path: string) =>
    published.has(path) && readFileSync(join(source, path)).equals(readFileSync(join(last, path)));
  let isNew = files.length !== published.size;
  for (const path of files) {
    mkdirSync(dirname(join(next, path)), { recursive: true });
    if (isSame(path)) linkSync(join(last, path), join(next, path));
    else {
      copyFileSync(join(source, path), join(next, path));
      isNew = true;
    }
  }
  return isNew;
}
