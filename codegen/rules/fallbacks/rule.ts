import type { Code } from '../../../generated/codes.ts';
import type { Rule, RuleFinding } from '../../link/rule.ts';
import { isSuppressedAddress } from '../../link/suppressed.ts';
import { groupsAt, isRecord } from '../../model/data.ts';
import { canonicalPath, type Page } from '../../model/page.ts';
import { homeOf } from '../../site/site.ts';
import type { SiteIndex } from '../../site/site-index.ts';

/** There is a home page, and every unknown address is answered by exactly one page. */
export const rule: Rule = {
  code: ['duplicate-address', 'listed-fallback', 'missing-page', 'wrong-prefix'],
  phase: 'error',
  check(index) {
    // A page at the address of another is reported as such.
    const byPath = Map.groupBy(index.site.pages, canonicalPath);
    const found = [...byPath.values()]
      .flatMap((pages) => pages.slice(0, 1))
      .flatMap(placeFallbacks);
    const repeated = found.filter(({ prefix, isOfGone }, position) =>
      found
        .slice(0, position)
        .some((earlier) => earlier.prefix === prefix && earlier.isOfGone === isOfGone),
    );
    const listed = found.filter(({ page, status }) => status === 404 && isListed(page));
    const malformed = found.filter(({ prefix }) => !prefix.endsWith('/'));
    return [
      ...repeated.map(
        toFinding('duplicate-address', 'another page is already shown for unknown addresses below'),
      ),
      ...malformed.map(toFinding('wrong-prefix', 'a prefix needs a slash at its end; found')),
      ...listed.map(listedFinding),
      ...missingPages(index, found),
    ];
  },
};

interface PlacedFallback {
  readonly page: Page;
  readonly prefix: string;
  readonly status: unknown;
  /** It answers gone addresses, not unknown ones. */
  readonly isOfGone: boolean;
  readonly position: number;
}

function placeFallbacks(page: Page): PlacedFallback[] {
  return groupsAt(page.data, 'fallbacks').map(({ prefix, status }, position) => ({
    page,
    prefix: String(prefix),
    status,
    isOfGone: status === 410,
    position,
  }));
}

function toFinding(code: Code, words: string) {
  return ({ page, prefix, position }: PlacedFallback): RuleFinding => ({
    source: page.entry.source,
    path: ['fallbacks', position, 'prefix'],
    code,
    message: `${words} "${prefix}"`,
  });
}

function isListed(page: Page): boolean {
  return page.data.indexed !== false || canonicalPath(page) === '/';
}

/** A page that search engines list has an address of its own, and must not answer that it does not exist. */
function listedFinding({ page, position }: PlacedFallback): RuleFinding {
  const path = canonicalPath(page);
  const isHome = path === '/';
  return {
    source: page.entry.source,
    path: ['fallbacks', position],
    code: 'listed-fallback',
    message: isHome
      ? 'the home page cannot be the page for unknown addresses: it would answer with status 404'
      : `search engines list the page ${path}, and it would answer them with status 404`,
    help: isHome
      ? 'Remove "fallbacks:" here, and write a page of its own for unknown addresses.'
      : 'Add "indexed: false", or write a page of its own for unknown addresses.',
    atField: isHome
      ? 'Unknown addresses need a page of their own: the home page cannot be it.'
      : 'Search engines list this page, so it cannot answer for unknown addresses too.',
  };
}

/** Whether the page that answers may be one with an error of its own, or one that is made from a file with one. */
function mayBeInvalid({ site }: SiteIndex): boolean {
  return site.invalidFiles.some(
    ({ noun, source }) =>
      noun === 'navigation' ||
      (noun === 'page' && isRecord(source?.data) && 'fallbacks' in source.data),
  );
}

function missingPages(index: SiteIndex, found: readonly PlacedFallback[]): RuleFinding[] {
  const source = index.site.content.site?.source;
  if (!source || isSuppressedAddress(index, homeOf(index.site))) return [];
  const finding = (message: string, help: string, atField: string): RuleFinding => ({
    source,
    path: [],
    code: 'missing-page',
    message,
    help,
    atField,
  });
  const home = finding(
    'no page has the address "/"',
    'Give the home page "path: /", or write one like the first example in docs/content/nouns/page.md.',
    'The site needs a home page: give one page the address “/”.',
  );
  const other = finding(
    'no page is shown for unknown addresses',
    'Write content/pages/not-found.yaml like the second example in docs/content/nouns/page.md.',
    'The site needs a page for unknown addresses: give it back what was removed.',
  );
  return [
    ...(index.pageAt(homeOf(index.site)) ? [] : [home]),
    ...(found.some(({ prefix, isOfGone }) => prefix === '/' && !isOfGone) || mayBeInvalid(index)
      ? []
      : [other]),
  ];
}
