import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import type { PageDocument } from '../../../generated/sections.ts';
import type { ServedPage } from './page-store.ts';
import { type Place, scrollTarget, scrollToTarget } from './scroll.ts';
import type { ScrollMemory } from './scroll-memory.ts';
import type { ShownPage } from './use-shown-page.ts';

interface NavigationParts {
  readonly scroll: ScrollMemory;
  readonly served?: ServedPage;
  readonly cameFrom: Place;
}

/** Title, current links, focus and scroll after a navigation. */
export function useNavigationEffects(parts: NavigationParts, shown: ShownPage | undefined): void {
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

/** Brings the tags of the head up to date with the shown page. */
function updateHead({ meta }: PageDocument): void {
  document.title = meta.title;
  setContent('description', meta.description);
  setContent('keywords', meta.keywords.join(', '));
  setContent('robots', meta.indexed ? 'index, follow' : 'noindex');
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  if (canonical) canonical.href = new URL(meta.canonical, canonical.href).href;
}

function setContent(name: string, content: string): void {
  document.querySelector(`meta[name="${name}"]`)?.setAttribute('content', content);
}

/** Marks the links of header and footer that lead to the shown page. */
function updateCurrentLinks(path: string): void {
  for (const link of document.querySelectorAll('header a, dialog a, footer a')) {
    if (link.getAttribute('href') === path) link.setAttribute('aria-current', 'page');
    else link.removeAttribute('aria-current');
  }
}

/** Moves the focus to the page's first heading and announces it to assistive technology. */
function announcePage(): void {
  const heading = document.querySelector('h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  const announcer = document.querySelector('#announcer');
  if (announcer) announcer.textContent = heading.textContent;
}
