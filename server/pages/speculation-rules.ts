/** Where browsers find the rules for which pages to prefetch. */
export const speculationPath = '/pages.speculationrules';

/** The header that points a page to them. */
export const speculationHeader = { 'speculation-rules': `"${speculationPath}"` };

/**
 * Prefetches the page of a link that is about to be followed, until the application runs: it fetches less, and shows
 * the page itself. A page with a query has to be rendered, so it is never prefetched.
 */
export function speculationRules(): string {
  const prefetch = {
    where: {
      and: [
        { href_matches: '/*' },
        { not: { href_matches: '/*\\?(.+)' } },
        { not: { href_matches: '/api/*' } },
        { not: { selector_matches: 'body:has(#page[data-running]) a' } },
      ],
    },
    eagerness: 'moderate',
  };
  return JSON.stringify({ prefetch: [prefetch] });
}
