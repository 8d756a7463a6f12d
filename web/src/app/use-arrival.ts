import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { announcePage, updateCurrentLinks } from './frame.ts';
import { updateHead } from './head.ts';
import { type Place, scrollTarget, scrollToTarget } from './scroll.ts';
import type { ScrollMemory } from './scroll-memory.ts';
import type { ServedPage } from './served-page.ts';
import type { ShownPage } from './use-shown-page.ts';

interface ArrivalParts {
  readonly scroll: ScrollMemory;
  readonly served?: ServedPage;
  readonly cameFrom: Place;
}

/** Does what a browser does when a page arrives: title, focus and scroll. */
export function useArrival(parts: ArrivalParts, shown: ShownPage | undefined): void {
  const { scroll, served, cameFrom } = parts;
  const to = useLocation();
  const type = useNavigationType();
  const last = useRef({ from: cameFrom, page: served?.page });
  useLayoutEffect(() => {
    if (!shown || shown.path !== to.pathname) return;
    const { from, page } = last.current;
    const isSameEntry = scroll.present === to.key;
    const saved = scroll.enter(to.key);
    last.current = { from: to, page: shown.page };
    if (page !== shown.page) {
      updateHead(shown.page);
      updateCurrentLinks(shown.page.path);
    }
    if (isSameEntry) return;
    if (page !== shown.page) announcePage();
    // The first page of an application that starts on a click is a step of its own.
    const step = page === undefined ? 'PUSH' : type;
    scrollToTarget(scrollTarget({ from, to, type: step, saved }), to.hash);
  }, [shown, to, type, scroll]);
}
