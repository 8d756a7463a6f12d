import type { HTMLElement } from 'node-html-parser';
import { addPlaces, textsIn } from './named-places.ts';
import type { SiteOrigins } from './site-origins.ts';

const mark = /[\u{f0000}-\u{10fffd}]/gu;

/** A text without its marks. */
export function withoutMarks(text: string): string {
  return text.replace(mark, '');
}

/** Reads the marks in a rendered page: each element names the places of its texts and attributes. */
export function readMarks(
  page: HTMLElement,
  { firstMark, places }: Pick<SiteOrigins, 'firstMark' | 'places'>,
): void {
  const numbersIn = (text: string) =>
    [...text.matchAll(mark)].map(([sign]) => (sign.codePointAt(0) ?? 0) - firstMark);
  const texts = textsIn(page);
  for (const [index, [element, text]] of texts.entries()) {
    const own = numbersIn(text);
    if (own.length > 0) addPlaces(element, own);
    else {
      // A text that is rendered in pieces has its mark after the last.
      const pieces = texts.slice(index).map(([, piece]) => piece);
      const last = pieces.findIndex((piece) => numbersIn(piece).length > 0);
      const [next] = numbersIn(pieces[last] ?? '');
      const whole = withoutMarks(pieces.slice(0, last + 1).join('')).trim();
      if (next !== undefined && places[next]?.text?.includes(whole)) addPlaces(element, [next]);
    }
  }
  for (const element of page.querySelectorAll('*'))
    addPlaces(element, Object.values(element.attributes).flatMap(numbersIn));
}
