import type { PageDocument, PageHead } from '../../contract/page.ts';
import type { Data } from '../../model/content.ts';
import type { Page } from '../../model/page.ts';
import type { Site } from '../../site/site.ts';
import type { Watcher } from '../context/watcher.ts';
import { createPageMaker, type MadePage } from '../pages/page-maker.ts';
import type { ReadPlace } from '../uses/look-through.ts';
import { createWatcher, type Places } from '../uses/watched-data.ts';
import { watchSite } from '../uses/watched-site.ts';
import { changedPlaces } from './changed-places.ts';
import type { KeptPage, KeptState } from './kept-state.ts';
import { numbersOf } from './read-numbers.ts';
import { dataByName } from './site-data.ts';
import { frameOf, shore } from './site-frame.ts';

/** A page of a site with its result, or without one if its files are up to date. */
export interface DerivedPage {
  readonly page: Page;
  readonly preview: MadePage['preview'];
  readonly made?: { readonly document: PageDocument; readonly head: PageHead };
}

interface Helpers {
  /** Whether the files of a page are unchanged since they were written. */
  readonly hasFiles: (page: Page) => boolean;
  readonly recall: Watcher['recall'];
}

/**
 * Makes the pages of a site, except those whose files still exist and whose reads all give the same values as before.
 * Also returns the state to cache, without the stamps of the files.
 */
export function makePages(
  site: Site,
  last: KeptState | undefined,
  { hasFiles, recall }: Helpers,
): { pages: readonly DerivedPage[]; state: Omit<KeptState, 'files'> } {
  const [frame, data] = [frameOf(site), dataByName(site)];
  const isAsMade = last?.frame === frame ? freshness(last, data) : () => false;
  const maker = noteMaker(site, recall);
  const kept = new Map<string, KeptPage>();
  const pages = site.pages.map((page): DerivedPage => {
    const known = last?.pages.get(page.id);
    if (known && isAsMade(known) && hasFiles(page)) {
      kept.set(page.id, known);
      return { page, preview: known.preview };
    }
    const { made, noted } = maker.make(page);
    kept.set(page.id, noted);
    return { page, preview: noted.preview, made };
  });
  const noted = maker.noted();
  const former = last?.frame === frame ? last : undefined;
  const prepared = Array.from(
    { length: Math.max(noted?.prepared.length ?? 0, former?.prepared.length ?? 0) },
    (_, nth) => noted?.prepared[nth] ?? former?.prepared[nth] ?? nothing,
  );
  const everywhere = noted?.everywhere ?? former?.everywhere ?? nothing;
  return { pages, state: { frame, data, everywhere, prepared, pages: kept } };
}

const nothing = new Uint32Array();

/** Creates a check of whether everything that a page read is unchanged. */
function freshness(last: KeptState, data: ReadonlyMap<string, string>) {
  const changed = new Set<number>();
  for (const [name, json] of data) {
    const before = last.data.get(name);
    if (before === json) continue;
    changedPlaces(name, JSON.parse(before ?? '{}'), JSON.parse(json), changed);
  }
  const isHit = (reads: Uint32Array) =>
    changed.size > 0 && reads.some((place) => changed.has(place));
  const isAllHit = isHit(last.everywhere);
  const hits = last.prepared.map(isHit);
  return ({ reads, prepared }: KeptPage) =>
    !isAllHit && !prepared.some((nth) => hits[nth]) && !isHit(reads);
}

/** Makes pages and notes what they read. Prepared when the first is made. */
function noteMaker(site: Site, recall: Watcher['recall']) {
  let noted = createNotes();
  const prepared: (Uint32Array | undefined)[] = [];
  let everywhere: Uint32Array | undefined;
  const prepare = () => {
    const watcher = createWatcher((place) => noted.read.add(place), {
      onLook: (place) => noted.looked.add(place),
      onPrepared(nth, places) {
        prepared[nth] ??= numbersOf(places);
        noted.prepared.add(nth);
      },
    });
    const isWatched = (name: string) => name !== shore && !name.startsWith(`${shore} `);
    const watch = <Written extends Data>(data: Written, name: string) =>
      isWatched(name) ? watcher.watch(data, name) : data;
    const watched = watchSite(site, watch);
    const { makePage } = createPageMaker(watched, { ...watcher, recall });
    const byId = new Map(watched.pages.map((page) => [page.id, page]));
    everywhere = numbersOf(noted);
    return { makePage, byId, forget: watcher.forget };
  };
  let ready: ReturnType<typeof prepare> | undefined;
  return {
    make(page: Page) {
      ready ??= prepare();
      noted = createNotes();
      const watched = ready.byId.get(page.id) ?? page;
      const { preview, ...parts } = ready.makePage(watched);
      // The result contains parts of the content itself, which are only read when it is serialized.
      const made = written(parts);
      const shown = preview && JSON.parse(JSON.stringify(preview));
      const note = { reads: numbersOf(noted), prepared: [...noted.prepared], preview: shown };
      ready.forget(watched.data);
      return { made, noted: note };
    },
    noted: () => everywhere && { everywhere, prepared },
  };
}

/** Holds a result as serialized: as data, the pages of 20,000 towns would take more than a gigabyte. */
export function written({
  document,
  head,
}: Omit<MadePage, 'preview'>): NonNullable<DerivedPage['made']> {
  const [documentBytes, headBytes] = [bytesOf(document), bytesOf(head)];
  return {
    get document() {
      return JSON.parse(documentBytes.toString());
    },
    get head() {
      return JSON.parse(headBytes.toString());
    },
  };
}

function bytesOf(part: object): Buffer {
  return Buffer.from(JSON.stringify(part));
}

function createNotes(): Places & {
  read: Set<ReadPlace>;
  looked: Set<ReadPlace>;
  prepared: Set<number>;
} {
  return { read: new Set(), looked: new Set(), prepared: new Set() };
}
