import type { HTMLElement } from 'node-html-parser';
import { foldSpace } from './page-text.ts';

const frames = new Set(['ARTICLE', 'ASIDE', 'DIALOG', 'LI', 'MAIN', 'NAV', 'SECTION']);

/** The accessible name of a link, button or picture. */
export function nameOf(element: HTMLElement): string {
  const label = element.getAttribute('aria-label');
  const pictures = [element, ...element.querySelectorAll('img')];
  const words = [element.textContent, ...pictures.map((each) => each.getAttribute('alt') ?? '')];
  return foldSpace(label ?? words.join(' '));
}

/** Every heading in a part of a page. */
export function headingsIn(part: HTMLElement): HTMLElement[] {
  return part.querySelectorAll('h1, h2, h3, h4, h5, h6');
}

/** The card, section or article that a heading is the title of. */
export function blockUnder(part: HTMLElement, heading: string | RegExp): HTMLElement | null {
  const isTitle = (words: string) =>
    typeof heading === 'string' ? words === heading : heading.test(words);
  const title = headingsIn(part).find((each) => isTitle(foldSpace(each.textContent)));
  let block = title?.parentNode ?? null;
  while (block && !frames.has(block.tagName)) block = block.parentNode;
  return block;
}
