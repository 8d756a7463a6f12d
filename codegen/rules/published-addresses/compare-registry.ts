import type { LinkedSite } from '../../link/rule.ts';
import { isSuppressedAddress, isSuppressedPage } from '../../link/suppressed.ts';
import type { AddressRegistry, RegistryLine } from '../../model/address-registry.ts';
import type { Page, PageAddress } from '../../model/page.ts';
import type { Source } from '../../model/source.ts';
import type { SiteIndex } from '../../site/site-index.ts';

/** Where the registry and the pages disagree. */
export interface Differences {
  readonly index: SiteIndex;
  readonly registry: AddressRegistry;
  readonly source: Source;
  /** Addresses without a line, by page. */
  readonly added: ReadonlyMap<Page, readonly PageAddress[]>;
  /** Addresses that no page has anymore, by the id in their lines. */
  readonly lost: ReadonlyMap<string, readonly string[]>;
  /** Addresses whose lines do not give them to the page that has them. */
  readonly taken: ReadonlyMap<Page, readonly TakenAddress[]>;
}

/** An address and its line. */
export interface TakenAddress extends PageAddress {
  readonly line: RegistryLine;
}

/** Compares the registry with the pages, except those of invalid files, which may move once these are corrected. */
export function compareRegistry(index: LinkedSite): Differences | undefined {
  const { site, registry, filesWithErrors } = index;
  const source = site.content.urls?.source;
  if (!registry || !source) return undefined;
  const pages = site.pages.filter(
    (page) => !filesOf(page).some((file) => filesWithErrors.has(file)),
  );
  const found = pages.map((page) => [page, ownAddresses(index, page)] as const);
  return {
    index,
    registry,
    source,
    added: listed(found, (address) => (registry.has(address.path) ? [] : [address])),
    lost: lostAddresses(index, registry, { pages: new Set(pages), filesWithErrors }),
    taken: listed(found, (address, page) => {
      const line = registry.get(address.path);
      return !line || (line.kind === 'page' && line.id === page.id) ? [] : [{ ...address, line }];
    }),
  };
}

function filesOf({ entry, record, addresses }: Page): readonly string[] {
  const patterns = addresses.flatMap(({ pattern }) => pattern?.source ?? []);
  return [entry.source, ...(record ? [record.entry.source] : []), ...patterns].map(
    ({ file }) => file,
  );
}

/** The distinct addresses of a page, without those that another page had first, which are reported elsewhere. */
function ownAddresses(index: SiteIndex, page: Page): readonly PageAddress[] {
  const byPath = new Map(page.addresses.map((address) => [address.path, address]));
  return [...byPath.values()].filter(({ path }) => index.pageAt(path) === page);
}

function listed<T>(
  found: readonly (readonly [Page, readonly PageAddress[]])[],
  select: (address: PageAddress, page: Page) => readonly T[],
): ReadonlyMap<Page, readonly T[]> {
  const lists = found.map(
    ([page, own]) => [page, own.flatMap((address) => select(address, page))] as const,
  );
  return new Map(lists.filter(([, list]) => list.length > 0));
}

interface Known {
  readonly pages: ReadonlySet<Page>;
  readonly filesWithErrors: ReadonlySet<string>;
}

function lostAddresses(
  index: SiteIndex,
  registry: AddressRegistry,
  { pages, filesWithErrors }: Known,
) {
  const lost = new Map<string, string[]>();
  for (const [path, line] of registry) {
    if (line.kind !== 'page' || index.pageAt(path) || isSuppressedAddress(index, path)) continue;
    if (isSuppressedPage(index, line.id, filesWithErrors)) continue;
    const current = index.currentPageOf(line.id);
    if (current && !pages.has(current)) continue;
    lost.set(line.id, [...(lost.get(line.id) ?? []), path]);
  }
  return lost;
}
