import type { Data } from '../model/content.ts';
import { recordsById } from '../model/inner-nouns.ts';
import type { Page } from '../model/page.ts';
import type { Site } from './site.ts';

/** Quick answers to: what is there under this id, at this address? */
export interface SiteIndex {
  readonly site: Site;
  /** What a noun calls by this id: its data, or nothing. */
  find(noun: string, id: string): Data | undefined;
  /** All ids of a noun, in the order of the content. */
  ids(noun: string): readonly string[];
  pageAt(path: string): Page | undefined;
  /** The page made for a record. */
  pageOf(noun: string, id: string): Page | undefined;
  readonly addresses: readonly string[];
}

/** Prepares the index; the tables of a noun are made when first asked for. */
export function createSiteIndex(site: Site): SiteIndex {
  const tables = new Map<string, ReadonlyMap<string, Data>>();
  const tableOf = (noun: string) => {
    const table = tables.get(noun) ?? new Map(recordsById(site.content, noun));
    tables.set(noun, table);
    return table;
  };
  const byAddress = new Map(
    site.pages.flatMap((page) => page.addresses.map(({ path }) => [path, page] as const)),
  );
  const byRecord = pagesByRecord(site.pages);
  return {
    site,
    find: (noun, id) => tableOf(noun).get(id),
    ids: (noun) => [...tableOf(noun).keys()],
    pageAt: (path) => byAddress.get(path),
    pageOf: (noun, id) => byRecord.get(noun)?.get(id),
    addresses: [...byAddress.keys()],
  };
}

function pagesByRecord(pages: readonly Page[]): ReadonlyMap<string, ReadonlyMap<string, Page>> {
  const byNoun = Map.groupBy(pages, ({ record }) => record?.noun ?? 'page');
  const byId = [...byNoun].map(
    ([noun, list]) =>
      [noun, new Map(list.map((page) => [page.record?.entry.id ?? page.entry.id, page]))] as const,
  );
  return new Map(byId);
}
