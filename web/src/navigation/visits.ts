import { entryState } from './entry-state.ts';
import { inMotion } from './motion.ts';
import { focusHeading, showHead } from './page-head.ts';
import type { PageRoot } from './page-root.tsx';
import type { LoadedPage, PageStore } from './page-store.ts';
import { type Place, type ScrollMemory, scrollToTarget } from './scroll.ts';
import { type StepType, scrollTarget } from './scroll-target.ts';

/** Longer than a cached page takes to appear, so that only a slow one shows a loading indicator. */
const noticeableMilliseconds = 150;

interface VisitParts {
  readonly pages: PageStore;
  readonly root: PageRoot;
  /** The page that React already shows, if any. */
  readonly shown: LoadedPage | undefined;
  readonly takeScroll: () => ScrollMemory;
}

/** Goes from page to page; if the visitor asks for several, the last one counts. */
export interface Visits {
  /** Goes to an address: first the page, then the address, so that both change as one. */
  follow(to: URL, isReplaced: boolean): void;
  /** Shows the page of the current address, after Back or Forward. */
  step(): void;
  /** Changes the address of the current page, as typing does, without going anywhere. */
  rewrite(to: URL): void;
  /** Shows the same page with other content. */
  refresh(page: LoadedPage): void;
}

/** Creates the visits of an application. */
export function createVisits({ pages, root, takeScroll, ...parts }: VisitParts): Visits {
  let { shown } = parts;
  let place = presentPlace();
  // The browser no longer restores what was scrolled before.
  if (shown) takeScroll().save();
  let pending = new AbortController();

  /** Continues with the page at a path, unless another request comes before it arrives. */
  async function visit(path: string, arrive: (page: LoadedPage) => void, leave: () => void) {
    pending.abort();
    const own = new AbortController();
    pending = own;
    const known = pages.take(path);
    if (known) return arrive(known);
    const page = await pages.load(path, announceWait(own.signal));
    if (own.signal.aborted) return;
    own.abort();
    // The server knows what to show there: a page, a redirect or "not found".
    if (page) arrive(page);
    else leave();
  }

  /** Makes a step, animated if possible, unless another request comes before it begins. */
  function move(step: () => void): void {
    const own = pending;
    inMotion(() => {
      if (own === pending) step();
    });
  }

  function show(page: LoadedPage, type: StepType): void {
    const saved = takeScroll().enter();
    const from = place;
    place = presentPlace();
    if (!root.render({ shown: page, place, isReturn: type === 'POP' })) {
      location.reload();
      return;
    }
    if (page !== shown) {
      shown = page;
      showHead(page.head, page.page.path);
      focusHeading();
    }
    const target = scrollTarget({ from, to: place, type, saved });
    scrollToTarget(target, place.hash);
    // A page that does not move is not scrolled, yet its entry is new.
    if (target === 'keep' && type !== 'POP') takeScroll().save();
  }

  function arrive(page: LoadedPage, to: URL, isReplaced: boolean): void {
    takeScroll().save();
    if (isReplaced) history.replaceState(null, '', to);
    else history.pushState(null, '', to);
    show(page, isReplaced ? 'REPLACE' : 'PUSH');
  }

  return {
    follow(to, isReplaced) {
      const leave = () => (isReplaced ? location.replace(to) : location.assign(to));
      visit(to.pathname, (page) => move(() => arrive(page, to, isReplaced)), leave);
    },
    step() {
      visit(
        location.pathname,
        (page) => show(page, 'POP'),
        () => location.reload(),
      );
    },
    rewrite(to) {
      if (shown) arrive(shown, to, true);
    },
    refresh(page) {
      pages.keep(location.pathname, page);
      shown = page;
      root.render({ shown: page, place, isReturn: false });
      showHead(page.head, page.page.path);
    },
  };
}

/** The parts of the current address that pages depend on. */
export function presentPlace(): Place & { readonly key: string } {
  const { pathname, search, hash } = location;
  return { pathname, search, hash, key: entryState().key ?? '' };
}

/** Shows a loading indicator until the page arrives or is no longer wanted, as the signal says. */
function announceWait(signal: AbortSignal): AbortSignal {
  const root = document.documentElement;
  const timer = setTimeout(() => root.setAttribute('data-loading', ''), noticeableMilliseconds);
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    root.removeAttribute('data-loading');
  });
  return signal;
}
