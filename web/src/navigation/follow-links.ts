import { focusPlace } from '../page/page-head.ts';
import { internalAddressAt } from './internal-link.ts';
import type { SiteRouter } from './router.tsx';

/** Hands the router every plain click on a link of the site: those of the header and the footer are not React's. */
export function followLinks(router: SiteRouter): void {
  document.addEventListener('click', async (event) => {
    const { metaKey, ctrlKey, shiftKey, altKey, defaultPrevented } = event;
    const to = internalAddressAt(event.target);
    if (!to || metaKey || ctrlKey || shiftKey || altKey || defaultPrevented) return;
    event.preventDefault();
    const { pathname, search, hash, href } = to;
    const isHere = pathname === location.pathname;
    if (isHere && openFold(hash.slice(1), event.target)) return;
    await router.navigate(pathname + search + hash, {
      replace: href === location.href,
      preventScrollReset: isHere && search !== location.search,
      viewTransition: movesPicture(event.target),
    });
    if (isHere && hash) focusPlace(hash.slice(1));
  });
  // React Router leaves it to us that the next navigation may cut a picture's move short.
  addEventListener('unhandledrejection', (event) => {
    if (event.reason?.name === 'AbortError') event.preventDefault();
  });
}

/** Opens what folds a place of this page away, as browsers do for their own links; once it closes, the link has the focus. */
function openFold(id: string, link: EventTarget | null): boolean {
  const place = document.getElementById(id);
  const fold = place?.closest('details');
  if (!place || !fold || fold.open) return false;
  fold.open = true;
  place.scrollIntoView({ block: 'nearest' });
  focusPlace(id);
  fold.addEventListener('toggle', function giveBack() {
    if (fold.open) return;
    fold.removeEventListener('toggle', giveBack);
    if (link instanceof Element) link.closest('a')?.focus({ preventScroll: true });
  });
  return true;
}

/** The picture of an opened card moves to its place on the new page, if the visitor allows motion. */
function movesPicture(target: EventTarget | null): boolean {
  const isCard = target instanceof Element && target.closest('.card-link') !== null;
  return isCard && !matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Says that a page is on its way; the styles show it once the wait is noticeable. */
export function announceWait(router: SiteRouter): void {
  router.subscribe(({ navigation }) => {
    document.documentElement.toggleAttribute('data-loading', navigation.state !== 'idle');
  });
}
