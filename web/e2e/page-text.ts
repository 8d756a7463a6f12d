import { type HTMLElement, parse } from 'node-html-parser';

/** A page as a visitor without scripts sees it. */
export interface FetchedPage {
  readonly status: number;
  readonly html: HTMLElement;
}

/** Fetches one address without following redirects. */
export async function fetchPage(url: string): Promise<FetchedPage> {
  const response = await fetch(url, { redirect: 'manual' });
  return { status: response.status, html: parse(await response.text()) };
}

/** The words of an element in reading order, with white space collapsed and scripts left out. */
export function textOf(element: HTMLElement): string {
  const copy = parse(element.outerHTML);
  for (const hidden of copy.querySelectorAll('script, style, template, wbr')) hidden.remove();
  for (const cell of copy.querySelectorAll('*')) cell.insertAdjacentHTML('afterend', ' ');
  return foldSpace(copy.textContent);
}

/** Collapses white space, and removes the space that element boundaries leave before punctuation. */
export function foldSpace(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/ ([.,:;!?)])/g, '$1')
    .trim();
}

/** The content of a `<meta>` by name or property. */
export function metaOf(page: HTMLElement, name: string): string | undefined {
  const found = page.querySelector(`meta[name="${name}"], meta[property="${name}"]`);
  return found?.getAttribute('content');
}
