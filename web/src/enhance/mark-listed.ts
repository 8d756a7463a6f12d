/**
 * Says that this visitor has a shortlist, before the browser restores where the page stood: the page is then as long as the
 * application will make it (`ShortlistBar`). `e2e/history.test.ts` notices if the list is kept elsewhere.
 */
export function markListed(): void {
  try {
    document.documentElement.toggleAttribute('data-listed', Boolean(localStorage.shortlist));
  } catch {
    // This browser keeps no list.
  }
}
