/** Where browsers find the rules for which pages to prefetch and render ahead. */
export const speculationPath = '/pages.speculationrules';

/** The header that points a page to them. */
export const speculationHeader = { 'speculation-rules': `"${speculationPath}"` };

/**
 * Renders the page of a link that is about to be followed, until the application runs: it fetches less, and shows the
 * page itself. A browser that saves memory or energy only prefetches it, and one that saves data does neither. A page with
 * a query has to be rendered here too, so it waits for the click.
 */
export function speculationRules(): string {
  const intended = {
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
  return JSON.stringify({ prefetch: [intended], prerender: [intended] });
}
