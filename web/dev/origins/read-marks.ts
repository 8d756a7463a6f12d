import type { HTMLElement } from 'node-html-parser';
import { addPlaces, textsIn } from './named-places.ts';
import type { SiteOrigins } from './site-origins.ts';

const mark = /[\u{f0000}-\u{10fffd}]/gu;

/** A text without its marks. */
export function withoutMarks(text: string): string {
  return text.replace(mark, '');
}

/** Reads the marks of a rendered page: each element names the places of its texts and attributes. */
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
      // A text that is shown in pieces has its mark behind the last.
      const after = texts.slice(index + 1).find(([, other]) => numbersIn(other).length > 0);
      const [next] = after ? numbersIn(after[1]) : [];
      const isOfNext = next !== undefined && places[next]?.text?.includes(text.trim());
      if (isOfNext) addPlaces(element, [next]);
    }
  }
  for (const element of page.querySelectorAll('*'))
    addPlaces(element, Object.values(element.attributes).flatMap(numbersIn));
}
