import { watchIntent } from './intent.ts';
import { internalAddressAt, isPlain } from './internal-link.ts';
import { createMenuEntry, isMenuEntry, type MenuEntry } from './menu-entry.ts';
import { restoreScroll } from './scroll.ts';
import type { Application, ApplicationHooks } from './start.tsx';

const idleDeadline = { timeout: 2000 };

/**
 * The one owner of the history: answers clicks on links, Back and Forward. Loads the application when the page needs
 * it, or as soon as the visitor is about to go on. Without it a link is a link.
 */
export function startNavigation({ onPage }: Pick<ApplicationHooks, 'onPage'>): MenuEntry {
  let shown = presentAddress();
  const menu = createMenuEntry();
  let application: Application | undefined;
  let loading: Promise<void> | undefined;

  const onFault = () => {
    application = undefined;
    shown = presentAddress();
  };
  const load = () => {
    loading ??= import('./start.tsx')
      .then(async ({ startApplication }) => {
        application = await startApplication({ onPage, onFault });
      })
      .catch(() => undefined);
    return loading;
  };

  restoreScroll();
  watchIntent(async (to) => {
    await load();
    application?.prefetch(to.pathname);
  });
  document.addEventListener('click', (event) => {
    const to = isPlain(event) ? internalAddressAt(event.target) : undefined;
    const isReplaced = isMenuEntry() || to?.href === location.href;
    if (!to || !(application || isMenuEntry())) return;
    event.preventDefault();
    if (application) application.follow(to, isReplaced);
    else location.replace(to);
  });
  addEventListener('popstate', () => {
    menu.step();
    if (application?.isMounted) application.step();
    // An entry that the application made before a reload: only the server has its page.
    else if (presentAddress() !== shown) location.reload();
  });
  if (document.querySelector('#document')) whenIdle(load);
  return menu;
}

/** What decides which page is shown. */
function presentAddress(): string {
  return location.pathname + location.search;
}

/** After load and idle, so that the application never competes with the page itself. */
function whenIdle(start: () => unknown): void {
  const wait = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(start, idleDeadline);
    else setTimeout(start, 200);
  };
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
}
