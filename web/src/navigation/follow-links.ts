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
