import { createPath, type Navigator, type To } from 'react-router-dom';
import type { PageDocument } from '../../../generated/sections.ts';
import { prepareSections } from '../sections/section-view.tsx';
import { isAnswered } from './asked-query.ts';
import { shownTags } from './page-head.ts';
import { createPageRoot } from './page-root.tsx';
import { createPageStore, fetchData, fetchPage, type LoadedPage } from './page-store.ts';
import { pause } from './pause.ts';
import type { ScrollMemory } from './scroll.ts';
import { createVisits, presentPlace, type Visits } from './visits.ts';

/** The application, once its code is loaded. */
export interface Application {
  /** True while React shows the page; before that, and after a fault, the browser owns the history. */
  readonly isMounted: boolean;
  /** Goes to an address of this site. */
  follow(to: URL, isReplaced: boolean): void;
  /** Shows the page of the entry that Back or Forward led to. */
  step(): void;
  /** Prefetches a page. */
  prefetch(path: string): void;
}

/** The callbacks of the application. */
export interface ApplicationHooks {
  /** React has given up the page, which is as it was before; the browser owns the history again. */
  readonly onFault: () => void;
  /** Takes over scroll restoration from the browser, for good. */
  readonly takeScroll: () => ScrollMemory;
}

/** Starts the application: hydrates a page that needs it; on any other, waits for the first link. */
export async function startApplication(hooks: ApplicationHooks): Promise<Application> {
  await pause();
  const container = document.querySelector<HTMLElement>('#page');
  if (!container) throw new Error('The document has no place for a page.');
  const served = await readServedPage();
  const pages = createPageStore(fetchPage);
  const root = createPageRoot({
    container,
    texts: JSON.parse(container.dataset.texts ?? '{}'),
    navigator: navigatorOf(() => visits),
    onFault: hooks.onFault,
  });
  if (served) {
    await prepareSections(served.page.sections);
    await pause();
    pages.keep(location.pathname, served);
    const scene = { shown: served, place: presentPlace() };
    if (isAnswered(container, location.search)) await root.hydrate({ ...scene, isReturn: false });
    // Hydrated, the page would keep the markup of another query.
    else root.render({ ...scene, isReturn: true });
  }
  const visits = createVisits({ ...hooks, pages, shown: served, root });
  if (import.meta.hot) followContent(visits);
  return {
    get isMounted() {
      return root.isMounted;
    },
    follow: visits.follow,
    step: visits.step,
    prefetch: pages.prefetch,
  };
}

/** The page the server rendered, if it embeds its document or links to it, as pages with interactive sections do. */
async function readServedPage(): Promise<LoadedPage | undefined> {
  const from = document.getElementById('document')?.dataset.from;
  const page: PageDocument | undefined = from
    ? (await fetchData(from))?.page
    : readData('document');
  return page && { page, head: shownTags(), form: readData('request')?.form };
}

function readData(id: string) {
  const text = document.getElementById(id)?.textContent;
  return text ? JSON.parse(text) : undefined;
}

/** How components navigate. */
function navigatorOf(visits: () => Visits): Navigator {
  const pathOf = (to: To) => (typeof to === 'string' ? to : createPath(to));
  const addressOf = (to: To) => new URL(pathOf(to), location.href);
  return {
    createHref: pathOf,
    go: (steps) => history.go(steps),
    push: (to) => visits().follow(addressOf(to), false),
    replace: (to) => visits().rewrite(addressOf(to)),
  };
}

/** In development the current page is fetched again when its content has changed. */
function followContent(visits: Visits): void {
  import.meta.hot?.on('content:changed', async () => {
    const page = await fetchPage(location.pathname);
    if (page) visits.refresh(page);
  });
}
