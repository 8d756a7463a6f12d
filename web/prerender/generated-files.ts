import { copyFileSync, linkSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { lastSite, nextSite } from './next-site.ts';
import { stampOf, stampsBelow } from './stamps.ts';

/** The generated files of the next renderer. */
interface GeneratedFiles {
  /** True for a file that is unchanged since the last build. */
  isKnown(path: string): boolean;
  /** Whether any file differs from the last renderer's. */
  readonly isNew: boolean;
  /** The stamps of all files, to know them by in the next build. */
  readonly stamps: Readonly<Record<string, string>>;
}

/**
 * Puts the generated files beside the next renderer: it belongs to what is generated now, and what is generated later
 * belongs to another site. A file that the last renderer has too becomes a link to that one.
 */
export function stageGenerated(
  project: string,
  known: Readonly<Record<string, string>>,
): GeneratedFiles {
  const source = join(project, 'generated');
  const last = join(lastSite(project).renderer, 'generated');
  const next = join(nextSite(project).renderer, 'generated');
  const made = stampsBelow(source);
  const published = stampsBelow(last);
  const isKnown = (path: string) => known[path] === wordOf(made.get(path), published.get(path));
  const isSame = (path: string) =>
    published.has(path) && readFileSync(join(source, path)).equals(readFileSync(join(last, path)));
  const stamps: Record<string, string> = {};
  let isNew = made.size !== published.size;
  for (const [path, stamp] of made) {
    mkdirSync(dirname(join(next, path)), { recursive: true });
    if (isKnown(path) || isSame(path)) linkSync(join(last, path), join(next, path));
    else {
      copyFileSync(join(source, path), join(next, path));
      isNew = true;
    }
    stamps[path] = wordOf(stamp, stampOf(join(next, path)));
  }
  return { isKnown, isNew, stamps };
}

function wordOf(made = '', published = ''): string {
  return `${made} ${published}`;
}
