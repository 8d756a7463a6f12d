import { type HeadTag, headTagSelector } from './page-data.ts';

/** The elements of the head that describe the current page. */
export function shownTags(): readonly Element[] {
  return [...document.head.querySelectorAll(headTagSelector)];
}

/** Creates the elements that a page's data describes. */
export function createTags(tags: readonly HeadTag[]): readonly Element[] {
  return tags.map(({ name, attributes, text }) => {
    const element = document.createElement(name);
    for (const [attribute, value] of Object.entries(attributes)) {
      element.setAttribute(attribute, value);
    }
    if (text !== undefined) element.textContent = text;
    return element;
  });
}

/** Replaces the head's elements with another page's, and marks the links around it that lead there. */
export function showHead(tags: readonly Element[], path: string): void {
  for (const tag of shownTags()) tag.remove();
  document.head.append(...tags);
  for (const link of document.querySelectorAll<HTMLAnchorElement>('header a[hreflang]')) {
    const same = document.head.querySelector<HTMLLinkElement>(`[hreflang="${link.hreflang}"]`);
    if (same) link.pathname = new URL(same.href).pathname;
  }
  for (const link of document.querySelectorAll('body > :not(main) a, body > a')) {
    if (link.getAttribute('href') === path) link.setAttribute('aria-current', 'page');
    else link.removeAttribute('aria-current');
  }
}

/** Moves the focus to the page's first heading, which screen readers then read, or to a place on it. */
export function focusPlace(id?: string): void {
  const place = id ? document.getElementById(id) : document.querySelector('h1');
  if (!place) return;
  if (place.tabIndex < 0) place.tabIndex = -1;
  place.focus({ preventScroll: true });
}
