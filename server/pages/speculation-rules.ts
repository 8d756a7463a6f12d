/** Where browsers find which pages to fetch before they are asked for. */
export const speculationPath = '/pages.speculationrules';

/** The header by which a page names them. */
export const speculationHeader = { 'speculation-rules': `"${speculationPath}"` };

/**
 * A link that is about to be followed has its page fetched, until the application is there: that fetches less, and shows
 * it itself. What a query asks for is rendered for it, which nobody does on suspicion.
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
