import type { Content, Data, Entry } from '../model/content.ts';
import { isRecord } from '../model/data.ts';
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
    const table = tables.get(noun) ?? new Map(listNoun(site.content, noun));
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

type Row = readonly [id: string, data: Data];

const lists: { readonly [noun: string]: (content: Content) => readonly Row[] } = {
  brand: ({ brands }) => brands.map(toRow),
  calculator: ({ calculators }) => calculators.map(toRow),
  county: ({ counties }) => counties.map(toRow),
  department: ({ site }) => rowsIn(site?.data.departments),
  external: ({ site }) => rowsIn(site?.data.externals),
  form: ({ forms }) => forms.map(toRow),
  location: ({ site }) => rowsIn(site?.data.locations),
  page: ({ pages }) => pages.map(toRow),
  phone: ({ site }) => rowsIn(site?.data.phones),
  picture: ({ pictures }) => rowsIn(pictures?.data),
  policy: ({ policies }) => policies.map(toRow),
  'rental-group': ({ pricing }) =>
    rowsIn(pricing.find((entry) => entry.id === 'rentals')?.data.groups),
  series: ({ brands }) => brands.flatMap(seriesOf),
  town: ({ towns }) => towns.map(toRow),
  vehicle: ({ vehicles }) => vehicles.map(toRow),
};

function listNoun(content: Content, noun: string): readonly Row[] {
  return lists[noun]?.(content) ?? [];
}

function toRow({ id, data }: Entry): Row {
  return [id, data];
}

function rowsIn(value: unknown): Row[] {
  if (!isRecord(value)) return [];
  return Object.entries(value).map(([id, data]) => [id, isRecord(data) ? data : {}]);
}

function seriesOf({ id, data }: Entry): Row[] {
  const series = Array.isArray(data.series) ? data.series.filter(isRecord) : [];
  return series.map((each) => [`${id}/${String(each.slug)}`, each]);
}
