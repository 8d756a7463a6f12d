import { type AddressRegistry, endOfRedirects, readRegistry } from '../model/address-registry.ts';
import type { Data, RecordOf } from '../model/content.ts';
import { recordsById } from '../model/inner-nouns.ts';
import { linkedNoun } from '../model/nouns.ts';
import { once } from '../model/once.ts';
import type { Page } from '../model/page.ts';
import type { Site } from './site.ts';

/** Fast lookups by id and address. */
export interface SiteIndex {
  readonly site: Site;
  /** The data of the record with an id, if there is one. */
  find<N extends string>(noun: N, id: string): RecordOf<N> | undefined;
  /** All ids of a noun, in the order of the content. */
  ids(noun: string): readonly string[];
  /** The ids of the units of a model that are shown, in the order of the content. */
  unitsOf(model: string): readonly string[];
  pageAt(path: string): Page | undefined;
  /** The page that an address leads to, perhaps by redirects. */
  pageBehind(address: string): Page | undefined;
  /** The page made for a record. */
  pageOf(noun: string, id: string): Page | undefined;
  readonly addresses: readonly string[];
  /** The published addresses, if the dealer has a list of them. */
  readonly registry: AddressRegistry | undefined;
  /** The page that a registry line means: the one with its id, or that of the record that once had it. */
  currentPageOf(id: string): Page | undefined;
}

/** Creates the index; the tables of a noun are made on first use. */
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
  const registry = readRegistry(site.content);
  const shownUnits = once(() =>
    Map.groupBy(
      site.content.stock.filter(({ id }) => tableOf('vehicle').has(id)),
      ({ data }) => data.model,
    ),
  );
  let currentPages: ReadonlyMap<string, Page> | undefined;
  return {
    site,
    find: <N extends string>(noun: N, id: string) =>
      tableOf(noun).get(id) as RecordOf<N> | undefined,
    ids: (noun) => [...tableOf(noun).keys()],
    unitsOf: (model) => (shownUnits().get(model) ?? []).map(({ id }) => id),
    pageAt: (path) => byAddress.get(path),
    pageBehind(address) {
      const isMoved = registry?.get(address)?.kind === 'redirect';
      const end = isMoved && registry ? endOfRedirects(registry, address) : address;
      return byAddress.get(address) ?? (end === undefined ? undefined : byAddress.get(end));
    },
    pageOf: (noun, id) => byRecord.get(linkedNoun(noun))?.get(id),
    addresses: [...byAddress.keys()],
    registry,
    currentPageOf(id) {
      currentPages ??= pagesByIdentity(site.pages);
      return currentPages.get(id);
    },
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

/** Pages by noun and id, and by former ids of renamed records. */
function pagesByIdentity(pages: readonly Page[]): ReadonlyMap<string, Page> {
  const renamed = pages.flatMap((page) => formerId(page).map((id) => [id, page] as const));
  return new Map([...renamed, ...pages.map((page) => [page.id, page] as const)]);
}

function formerId({ record, entry }: Page): readonly string[] {
  const { formerly } = (record?.entry ?? entry).data;
  return typeof formerly === 'string' ? [`${record?.noun ?? 'page'}/${formerly}`] : [];
}
