import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** What a first visit to a page loads up front, compressed, in bytes. */
export interface PageWeight {
  /** The page's own file. */
  readonly page: number;
  /** That file plus what it links. */
  readonly all: number;
  readonly linked: readonly string[];
}

/** Weighs a page of a built site: its file, and the styles and scripts that it links. */
export function weighPage(served: string, file: string): PageWeight {
  const html = readFileSync(join(served, file), 'utf8');
  const tags = html.match(/<(?:link|script)[^<>]*>/g) ?? [];
  const linked = tags
    .filter(isLoaded)
    // What another host serves, such as a counter of visits, is not weighed.
    .flatMap((tag) => / (?:href|src)="(\/(?!\/)[^"]+)"/.exec(tag)?.[1] ?? []);
  const sizeOf = (path: string) => statSync(join(served, `${path}.br`)).size;
  const page = sizeOf(file);
  return { page, all: linked.reduce((sum, each) => sum + sizeOf(each), page), linked };
}

function isLoaded(tag: string): boolean {
  if (tag.startsWith('<script')) return true;
  // What a `modulepreload` names comes after the page is shown.
  return tag.includes('rel="stylesheet"');
}
