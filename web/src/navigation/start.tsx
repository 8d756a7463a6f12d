import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { NavigateFunction } from 'react-router-dom';
import { prepareSections } from '../sections/section-view.tsx';
import { Application } from './application.tsx';
import { internalAddressAt, isPlain } from './internal-link.ts';
import { isMenuEntry } from './menu-entry.ts';
import { createFollow, type Follow } from './navigator.ts';
import { createPageStore, fetchPage, type PageStore, readServedPage } from './page-store.ts';
import { createScrollMemory } from './scroll-memory.ts';

/** What the small entry asks of the application once it is there. */
export interface StartedApplication {
  /** Fetches a page before it is asked for. */
  prefetch(path: string): void;
}

/** Starts the application: takes over a page that needs it; on any other, waits for the first link. */
export async function startApplication(): Promise<StartedApplication> {
  const container = document.querySelector<HTMLElement>('#page');
  if (!container) throw new Error('The document has no place for a page.');
  const pages = createPageStore(fetchPage);
  const scroll = createScrollMemory();
  const { promise, resolve } = Promise.withResolvers<NavigateFunction>();
  const texts = JSON.parse(container.dataset.texts ?? '{}');
  const { pathname, search, hash } = location;
  const parts = {
    pages,
    scroll,
    texts,
    cameFrom: { pathname, search, hash },
    onReady: resolve,
  };

  const served = readServedPage();
  if (served) {
    await prepareSections(served.page.sections);
    pages.keep(pathname, served.page);
    hydrateRoot(container, <Application {...parts} served={served} />);
    promise.then(() => {
      container.dataset.running = '';
    });
  }
  const showFirst = (to: URL, isReplaced: boolean) => {
    enterFirst(to, isReplaced);
    flushSync(() => createRoot(container).render(<Application {...parts} />));
    container.dataset.running = '';
    return promise;
  };
  const running = served ? promise : undefined;
  answerClicks(createFollow({ pages, scroll, showFirst, running }));
  if (import.meta.hot) followContent(pages);
  return { prefetch: (path) => void pages.load(path) };
}

/** Puts the first address in place before the router reads it; the key keeps its entry apart. */
function enterFirst(to: URL, isReplaced: boolean): void {
  const state = { key: 'first' };
  if (isReplaced) history.replaceState(state, '', to);
  else history.pushState(state, '', to);
}

function answerClicks(follow: Follow): void {
  document.addEventListener('click', (event) => {
    const to = isPlain(event) && internalAddressAt(event.target);
    if (!to) return;
    event.preventDefault();
    follow(to, isMenuEntry() || to.href === location.href);
  });
}

/** In development the shown page is fetched again when its content has changed. */
function followContent(pages: PageStore): void {
  import.meta.hot?.on('content:changed', () => pages.reload(location.pathname));
}
