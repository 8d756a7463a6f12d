import { type Search, searchSite } from './search-site.ts';

/** What a visitor types, and what is meant. */
export interface ExpectedSearch {
  readonly asks: string;
  /** The name of the answer that is to stand first. */
  readonly answer?: string;
  /** The pages of which one is to come first, or to be where the first answer leads. */
  readonly pages?: readonly string[];
  /** The end of the address to which the answer leads. */
  readonly list?: string;
}

/** Names each search that shows something else first, with what that is. */
export function missedSearches(
  search: Search,
  expected: readonly ExpectedSearch[],
): readonly string[] {
  return expected.flatMap((each) => {
    const { answers, results } = searchSite(search, each.asks);
    const [answer] = answers;
    const shown = [answer?.action?.href, results[0]?.href].flatMap((href) => href ?? []);
    const { asks, pages = [], list = '' } = each;
    const isFirst =
      (answer !== undefined && answer.id === each.answer) ||
      pages.some((page) => shown.some((href) => href.split('#')[0] === page));
    if (isFirst && (shown[0] ?? '').endsWith(list)) return [];
    const meant = [each.answer && `the answer "${each.answer}"`, ...pages].filter(Boolean);
    const instead = answer ? `the answer "${answer.id}"` : (shown[0] ?? 'nothing');
    return `"${asks}" shows ${instead} first, not ${meant.join(' or ')}${list && ` with ${list}`}`;
  });
}
