import { flushSync } from 'react-dom';
import type { NavigateFunction } from 'react-router-dom';
import type { PageStore } from './page-store.ts';
import type { ScrollMemory } from './scroll-memory.ts';

/** Longer than a page at hand takes to appear, so that only a slow one shows that it is coming. */
const noticeableMilliseconds = 150;

interface NavigatorParts {
  readonly pages: PageStore;
  readonly scroll: ScrollMemory;
  /** Shows the first page after the one that stood there without the application. */
  readonly showFirst: (to: URL, isReplaced: boolean) => Promise<NavigateFunction>;
  /** Set where the application has taken over the served page. */
  readonly running?: Promise<NavigateFunction> | undefined;
}

/** Goes to an address of this site: first the page, then the address, so that both change as one. */
export type Follow = (to: URL, isReplaced: boolean) => Promise<void>;

/** Makes the function that follows links; of several clicks the last one counts. */
export function createFollow(parts: NavigatorParts): Follow {
  const { pages, scroll, showFirst } = parts;
  let running = parts.running;
  let turn = 0;
  return async (to, isReplaced) => {
    turn += 1;
    const mine = turn;
    const page = await announceWait(pages.load(to.pathname));
    if (mine !== turn) return;
    if (!page) return leave(to, isReplaced);
    scroll.save();
    if (!running) {
      running = showFirst(to, isReplaced);
      return;
    }
    const navigate = await running;
    // At once: the page is at hand, and nothing else is worth doing before it is seen.
    flushSync(() => navigate(to.pathname + to.search + to.hash, { replace: isReplaced }));
  };
}

/** The server knows what is to be seen there: a page, a redirect or "not found". */
function leave(to: URL, isReplaced: boolean): void {
  if (isReplaced) location.replace(to);
  else location.assign(to);
}

async function announceWait<Value>(value: Promise<Value>): Promise<Value> {
  const root = document.documentElement;
  const timer = setTimeout(() => root.setAttribute('data-loading', ''), noticeableMilliseconds);
  try {
    return await value;
  } finally {
    clearTimeout(timer);
    root.removeAttribute('data-loading');
  }
}
