import type { Fallback, Route } from '../../contract/routes.ts';
import { compareCodeUnits } from '../../diagnostics/faults.ts';
import { groupsAt, textAt } from '../../model/data.ts';
import type { Page } from '../../model/page.ts';
import { canonicalPath, documentName } from '../../model/page.ts';
import { isIndexed } from './page-document.ts';
import type { SectionTraits } from './section-traits.ts';
import { traitsOnPage } from './section-traits.ts';

/** Every address of every page, sorted. */
export function listRoutes(
  pages: readonly Page[],
  traits: ReadonlyMap<string, SectionTraits>,
): readonly Route[] {
  return pages
    .flatMap((page) => routesOf(page, traits))
    .sort((one, other) => compareCodeUnits(one.path, other.path));
}

function routesOf(page: Page, traits: ReadonlyMap<string, SectionTraits>): readonly Route[] {
  const canonical = canonicalPath(page);
  const onPage = traitsOnPage(groupsAt(page.data, 'sections'), traits);
  const queryNames = [...new Set(onPage.flatMap((each) => each.queryNames))];
  const isQueried = queryNames.length > 0 && 'query';
  const perRequest = onPage.some(({ isPosted }) => isPosted) ? 'form' : isQueried;
  return page.addresses.map(({ path }) => ({
    path,
    page: documentName(canonical),
    canonical,
    alias: path !== canonical,
    status: 200,
    indexed: isIndexed(page),
    perRequest,
    queryNames,
  }));
}

/** All fallbacks, the longest prefix first, so that the first match is the right one. */
export function listFallbacks(pages: readonly Page[]): readonly Fallback[] {
  const list = pages.flatMap((page): Fallback[] =>
    groupsAt(page.data, 'fallbacks').map((fallback) => ({
      prefix: textAt(fallback, 'prefix'),
      status: fallback.status === 302 ? 302 : 404,
      page: documentName(canonicalPath(page)),
      path: canonicalPath(page),
    })),
  );
  return list.sort(
    (one, other) =>
      other.prefix.length - one.prefix.length || compareCodeUnits(one.prefix, other.prefix),
  );
}
