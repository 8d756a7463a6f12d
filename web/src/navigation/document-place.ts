/**
 * Where React Router's ScrollRestoration keeps the scroll positions of this window's entries, by the `key` in the state of
 * each. Both names are its own affair: `e2e/history.test.ts` notices others ("where the page stood is restored").
 */
const routerPositions = 'react-router-scroll-positions';

/** Puts the page where its entry stood, if a router showed the entry before: it has told the browser not to. */
export function restorePlace(): void {
  if (history.scrollRestoration === 'auto') return;
  const top = positions()?.[history.state?.key];
  if (top !== undefined) scrollTo({ top, behavior: 'instant' });
  // A link to a part of this document has made an entry like the one before, which only the browser knows.
  else history.scrollRestoration = 'auto';
}

/** Has the browser restore the entry until a router runs again, and notes for a router where the entries are left. */
export function keepPlace(): void {
  if (history.scrollRestoration === 'manual') {
    // Until it is loaded, the browser would restore where the document was that this one replaces.
    addEventListener('load', () =>
      setTimeout(() => {
        history.scrollRestoration = 'auto';
      }),
    );
  }
  let key: unknown = history.state?.key;
  let top = 0;
  const note = () => {
    if (history.state?.key === key) top = scrollY;
  };
  // Not at once: the first frame would wait for a layout that is thrown away.
  requestAnimationFrame(note);
  addEventListener('scroll', note);
  const keep = () => {
    const known = positions();
    if (known && typeof key === 'string')
      sessionStorage[routerPositions] = JSON.stringify({ ...known, [key]: top });
  };
  addEventListener('popstate', () => {
    // The place of another document's entry is not known here.
    if (!isServedHere()) return;
    keep();
    key = history.state?.key;
    top = scrollY;
  });
  addEventListener('pagehide', keep, true);
}

/** Loads the document of the entry that the browser has gone to, where that one stood: here it may be too short for that. */
export function loadEntry(): void {
  // A router that starts meanwhile would note a place of this document for another, and undo the next line.
  addEventListener('pagehide', (event) => event.stopImmediatePropagation(), true);
  if (positions()?.[history.state?.key] !== undefined) history.scrollRestoration = 'manual';
  location.reload();
}

/** What is kept; undefined if this browser keeps nothing. */
function positions(): Record<string, number> | undefined {
  try {
    return JSON.parse(sessionStorage[routerPositions] ?? '{}');
  } catch {
    return undefined;
  }
}

/** Whether this document was served for the current address, but for its fragment, as far as the browser tells. */
export function isServedHere(): boolean {
  const served = performance.getEntriesByType('navigation')[0]?.name ?? location.href;
  return served.split('#')[0] === location.href.split('#')[0];
}
