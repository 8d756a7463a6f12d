/** Where React Router's ScrollRestoration keeps the scroll positions of this window's entries, by their keys. */
const routerPositions = 'react-router-scroll-positions';

/**
 * Puts a document where its entry stood, if a router showed the entry before: it has told the browser not to. From here
 * on the browser restores the entry, until a router runs again. Where the document is left is kept for a router too.
 */
export function keepPlace(): void {
  const key: unknown = history.state?.key;
  if (typeof key !== 'string') return;
  if (history.scrollRestoration === 'manual') {
    // Until it is loaded, the browser would restore where the document was that this one replaces.
    addEventListener('load', () => setTimeout(() => setRestoration('auto')));
    const stood = positions()?.[key];
    if (stood !== undefined) scrollTo({ top: stood, behavior: 'instant' });
  }
  let top = scrollY;
  addEventListener('scroll', () => {
    if (history.state?.key === key) top = scrollY;
  });
  addEventListener('pagehide', () => {
    const known = positions();
    if (known) sessionStorage[routerPositions] = JSON.stringify({ ...known, [key]: top });
  });
}

/** Loads the document of the entry that the browser has gone to, where that one stood: here it may be too short for that. */
export function loadEntry(): void {
  if (positions()?.[history.state?.key] !== undefined) setRestoration('manual');
  location.reload();
}

function setRestoration(value: ScrollRestoration): void {
  history.scrollRestoration = value;
}

/** What is kept; undefined if this browser keeps nothing. */
function positions(): Record<string, number> | undefined {
  try {
    return JSON.parse(sessionStorage[routerPositions] ?? '{}');
  } catch {
    return undefined;
  }
}

/** The part of an address, by default the current one, that decides which page is shown. */
export function pageAddress(address = location.href): string | undefined {
  return address.split('#')[0];
}

/** The address that this document was served for. */
export function servedAddress(): string | undefined {
  return pageAddress(performance.getEntriesByType('navigation')[0]?.name);
}
