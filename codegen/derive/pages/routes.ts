import { inOrder } from '../../diagnostics/faults.ts';
import { groupsAt } from '../../model/data.ts';
import type { Page } from '../../model/page.ts';
import { canonicalPath, documentName, fallbacksOf } from '../../model/page.ts';
import { isIndexed } from './page-document.ts';
import type { SectionTraits } from './section-traits.ts';
import { traitsOnPage } from './section-traits.ts';

/** One address of the site. */
export interface Route {
  readonly path: string;
  /** The name of the page's document. */
  readonly page: string;
  readonly canonical: string;
  readonly alias: boolean;
  readonly status: 200;
  readonly indexed: boolean;
  readonly perRequest: string | false;
}

/** What answers unknown addresses below a prefix. */
export interface Fallback {
  readonly prefix: string;
  readonly status: number;
  readonly page: string;
  readonly path: string;
}

/** Every address of every page, sorted. */
export function listRoutes(
  pages: readonly Page[],
  traits: ReadonlyMap<string, SectionTraits>,
): readonly Route[] {
  return pages
    .flatMap((page) => routesOf(page, traits))
    .sort((one, other) => inOrder(one.path, other.path));
}

function routesOf(page: Page, traits: ReadonlyMap<string, SectionTraits>): readonly Route[] {
  const canonical = canonicalPath(page);
  const requests = traitsOnPage(groupsAt(page.data, 'sections'), traits);
  const perRequest = requests.find(({ request }) => request !== undefined)?.request ?? false;
  return page.addresses.map(({ path }) => ({
    path,
    page: documentName(canonical),
    canonical,
    alias: path !== canonical,
    status: 200,
    indexed: isIndexed(page),
    perRequest,
  }));
}

/** All fallbacks, the longest prefix first, so that the first that fits is the right one. */
export function listFallbacks(pages: readonly Page[]): readonly Fallback[] {
  const list = pages.flatMap((page) =>
    fallbacksOf(page).map(({ prefix, status }) => ({
      prefix: String(prefix),
      status: Number(status),
      page: documentName(canonicalPath(page)),
      path: canonicalPath(page),
    })),
  );
  return list.sort(
    (one, other) => other.prefix.length - one.prefix.length || inOrder(one.prefix, other.prefix),
  );
}
