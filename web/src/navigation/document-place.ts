/** Where React Router's ScrollRestoration keeps the scroll positions of this window's entries, by their keys. */
const routerPositions = 'react-router-scroll-positions';

/**
 * Puts a document where its entry stood, if a router showed the entry before: it has told the browser not to. From here
 * on the browser restores the entry, until a router runs again.
 */
export function restorePlace(): void {
  if (history.scrollRestoration === 'auto') return;
  // Until it is loaded, the browser would restore where the document was that this one replaces.
  addEventListener('load', () => setTimeout(allowRestoration));
  try {
    const top: unknown = JSON.parse(sessionStorage[routerPositions])[history.state.key];
    if (typeof top === 'number') scrollTo({ top, behavior: 'instant' });
  } catch {
    // Nothing was kept for this entry.
  }
}

function allowRestoration(): void {
  history.scrollRestoration = 'auto';
}

/** The part of an address, by default the current one, that decides which page is shown. */
export function pageAddress(address = location.href): string | undefined {
  return address.split('#')[0];
}

/** The address that this document was served for. */
export function servedAddress(): string | undefined {
  return pageAddress(performance.getEntriesByType('navigation')[0]?.name);
}
