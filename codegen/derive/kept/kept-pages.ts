import { join } from 'node:path';
import { fileSystem } from '../../cache/builtins.ts';
import { compilerKey } from '../../cache/compiler-key.ts';
import { keyOf } from '../../cache/kept-file.ts';
import { canonicalPath, documentName, type Page } from '../../model/page.ts';
import type { Site } from '../../site/site.ts';
import { unwatched } from '../context/watcher.ts';
import { createPageMaker } from '../pages/page-maker.ts';
import { openKeptDrawings } from './kept-drawings.ts';
import { type KeptState, readState, writeState } from './kept-state.ts';
import { type DerivedPage, makePages } from './make-pages.ts';

/** Caches pages: one is made again only if something that it reads has changed. */
export interface KeptPages {
  makePages(site: Site): readonly DerivedPage[];
  /**
   * Makes only the pages at some addresses, whether or not they changed, and leaves the others alone; undefined if no
   * pages have been made before. It does not track reads, which would take twice the time.
   */
  makeOnly(site: Site, addresses: ReadonlySet<string>): readonly DerivedPage[] | undefined;
  /** Call once the files of the pages are written. */
  save(): void;
}

const keptFile = '.cache/derived-pages';

/** The files of a page below the output folder, by its canonical address. */
export function filesOfPage(path: string): readonly [document: string, head: string] {
  const name = documentName(path);
  return [`pages/${name}.json`, `heads/${name}.json`];
}

/** Opens the cache below `root` for the pages written to a folder. */
export function openKeptPages(root: string, outDir: string): KeptPages {
  const path = join(root, keptFile);
  let key = '';
  let last: KeptState | undefined;
  let next: Omit<KeptState, 'files'> | undefined;
  let pages: readonly DerivedPage[] = [];
  const hasFiles = (page: Page) =>
    filesOfPage(canonicalPath(page)).every(
      (file) => last?.files[file] === stampOf(join(outDir, file)),
    );
  return {
    makePages(site) {
      const present = keyOf([compilerKey(), site.schemas.key, outDir]);
      if (present !== key) last = readState(path, present);
      key = present;
      const { recall, tidy } = openKeptDrawings(root, site);
      ({ pages, state: next } = makePages(site, last, { hasFiles, recall }));
      tidy(pages.length);
      return pages;
    },
    makeOnly(site, addresses) {
      if (!last) return undefined;
      const { recall } = openKeptDrawings(root, site);
      const { makePage } = createPageMaker(site, { ...unwatched, recall });
      return site.pages.map((page) => {
        const isWanted = page.addresses.some(({ path }) => addresses.has(path));
        if (!isWanted) return { page, preview: last?.pages.get(page.id)?.preview };
        const { preview, ...made } = makePage(page);
        return { page, preview, made };
      });
    },
    save() {
      if (!next || (last && isSame(last, next, pages))) return;
      const files = Object.fromEntries(
        pages
          .flatMap(({ page }) => filesOfPage(canonicalPath(page)))
          .map((file) => [file, stampOf(join(outDir, file))]),
      );
      last = { ...next, files };
      writeState(path, key, last);
    },
  };
}

/** Whether no page was made, and neither the frame nor the data has changed. */
function isSame(
  last: KeptState,
  { frame, data }: Pick<KeptState, 'frame' | 'data'>,
  pages: readonly DerivedPage[],
): boolean {
  if (last.frame !== frame || pages.some(({ made }) => made)) return false;
  return [...data].every(([name, json]) => last.data.get(name) === json);
}

/** Changes when a file is written or replaced. */
function stampOf(file: string): string {
  const status = fileSystem.statSync(file, { throwIfNoEntry: false });
  return `${status?.mtimeMs} ${status?.size} ${status?.ino}`;
}
