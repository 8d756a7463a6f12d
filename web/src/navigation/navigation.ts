import { watchIntent } from './intent.ts';
import { internalAddressAt, isPlain, leadsToPlace } from './internal-link.ts';
import { createMenuEntry, isMenuEntry, type MenuEntry } from './menu-entry.ts';
import {
  createScrollMemory,
  isTakenOver,
  type ScrollMemory,
  scrollToTarget,
  type Target,
} from './scroll.ts';
import type { Application } from './start.tsx';
import { whenNeeded } from './when-needed.ts';

/**
 * The one owner of the history: handles link clicks, Back and Forward. Loads the application when the page needs it, or
 * as soon as the visitor is about to move on. Until then a link is just a link.
 */
export function startNavigation(): MenuEntry {
  // The address that this document was served for.
  let shown = pageAddress(performance.getEntriesByType('navigation')[0]?.name);
  let application: Application | undefined;
  let loading: Promise<void> | undefined;
  let scroll: ScrollMemory | undefined;

  const onFault = () => {
    application = undefined;
    shown = pageAddress();
  };
  const takeScroll = () => {
    scroll ??= createScrollMemory();
    return scroll;
  };
  // A second entry on one document may be reached from any page; the browser would then restore the first on that page.
  const menu = createMenuEntry(() => takeScroll().save());
  const load = () => {
    loading ??= import('./start.tsx')
      .then(async (code) => {
        application = await code.startApplication({ onFault, takeScroll });
      })
      // Without it the page works as served, with the buttons for browsers without scripts.
      .catch(() => {
        delete document.documentElement.dataset.scripts;
      });
    return loading;
  };

  /** Puts the page where it stood, if it is the one of the address; otherwise has the browser fetch that one. */
  const settle = (unknown: Target) => {
    // Only the server has the page of an entry that the application added before a reload.
    if (pageAddress() !== shown) {
      scroll?.save();
      return location.reload();
    }
    if (isTakenOver()) takeScroll();
    scrollToTarget(scroll?.enter() ?? unknown, location.hash);
    return true;
  };
  document.documentElement.dataset.scripts = '';
  watchIntent(async (to) => {
    await load();
    application?.prefetch(to.pathname);
  });
  const go = (to: URL, isReplaced: boolean) => {
    if (application) application.follow(to, isReplaced);
    else location.replace(to);
  };
  document.addEventListener('click', (event) => {
    if (leadsToPlace(event.target)) takeScroll();
    // The browser may be about to leave the page.
    scroll?.save();
    const to = isPlain(event) ? internalAddressAt(event.target) : undefined;
    if (!to || !(application || isMenuEntry())) return;
    event.preventDefault();
    const isHere = to.href === location.href;
    if (isHere && isMenuEntry()) menu.leave(() => go(to, true));
    else go(to, isHere || isMenuEntry());
  });
  addEventListener('popstate', () => {
    if (application?.isMounted) application.step();
    else settle('keep');
    menu.step();
  });
  // On a slow network Back may lead to another entry of this document before this script arrives.
  if (settle(isTakenOver() ? 'hash' : 'keep')) whenNeeded(load);
  return menu;
}

/** The part of an address, by default the current one, that decides which page is shown. */
function pageAddress(address = location.href): string | undefined {
  return address.split('#')[0];
}
