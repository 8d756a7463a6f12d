import { internalAddressAt } from './internal-link.ts';

/** Long enough to ignore links that the pointer only crosses. */
const intentMilliseconds = 65;

/** Calls back when the visitor seems about to follow a link to another page; never in data-saver mode. */
export function watchIntent(act: (to: URL) => void): void {
  if ('connection' in navigator && Object(navigator.connection).saveData) return;
  let timer: ReturnType<typeof setTimeout>;
  const consider = ({ target }: Event) => {
    clearTimeout(timer);
    const to = internalAddressAt(target);
    if (to && to.pathname !== location.pathname)
      timer = setTimeout(() => act(to), intentMilliseconds);
  };
  document.addEventListener('pointerover', consider, { passive: true });
  document.addEventListener('focusin', consider, { passive: true });
  // The finger is scrolling.
  document.addEventListener('pointercancel', () => clearTimeout(timer), { passive: true });
}

/** Has a page in the browser's cache, in browsers that ignore the server's speculation rules. */
export function prefetchDocument({ pathname, search }: URL): void {
  const isKnown = HTMLScriptElement.supports?.('speculationrules');
  // A page with a query has to be rendered, so it is never prefetched.
  if (isKnown || search) return;
  // Firefox refuses a link that prefetches wherever nothing is allowed by default, and Safari knows none.
  fetch(pathname, { priority: 'low' }).catch(() => undefined);
}
