import type { HTMLElement } from 'node-html-parser';
import { addPlaces, placesOf, textsIn } from './named-places.ts';
import type { SiteOrigins } from './site-origins.ts';

type Origins = Pick<SiteOrigins, 'places' | 'values'>;

/**
 * Names the places of what carries no mark: figures, times, names of pictures. If several are printed alike, the one in
 * the file of the nearest element counts: beside the name of a vehicle, its own price.
 */
export function placeValues(page: HTMLElement, { places, values }: Origins): void {
  const nearest = createNearest(page, places);
  const saying = Map.groupBy(places.keys(), (place) => places[place]?.text);
  const placesOfText = (element: HTMLElement, text: string): readonly number[] => {
    const own = placesOf(element);
    const same = own.length === 0 && saying.get(text);
    if (same) return nearest(same, element);
    const said = own.map((place) => places[place]?.text ?? '').join(' ');
    const parts = own.length === 0 ? [text] : (text.match(/\d[\d,.:]*/g) ?? []);
    const unsaid = parts.filter((part) => !said.includes(part));
    return unsaid.flatMap((part) => nearest(printedIn(part, values), element));
  };
  // All are found before any is named: what is nearest must not depend on the order.
  const found = textsIn(page).map(
    ([element, text]) => [element, placesOfText(element, text.trim())] as const,
  );
  const pictures = page.querySelectorAll('img').map((picture) => {
    return [picture, nearest(namedBy(picture, values), picture)] as const;
  });
  for (const [element, own] of [...found, ...pictures]) addPlaces(element, own);
}

/** The values that occur in a text, those with the longest spelling. */
function printedIn(text: string, values: Origins['values']): readonly number[] {
  const found = values.flatMap(({ place, as }) =>
    as.filter((each) => isIn(text, each)).map((each) => ({ place, length: each.length })),
  );
  const longest = Math.max(...found.map(({ length }) => length));
  return found.filter(({ length }) => length === longest).map(({ place }) => place);
}

/** Whether a text contains these words or figures whole. */
function isIn(text: string, part: string): boolean {
  const at = text.indexOf(part);
  if (at === -1) return false;
  const around = text.slice(Math.max(0, at - 1), at) + text.slice(at + part.length).slice(0, 1);
  return !/[\p{L}\p{N}]/u.test(around);
}

/** The values that name a picture, whose files are named after it. */
function namedBy(picture: HTMLElement, values: Origins['values']): readonly number[] {
  const [, key] = /\/pictures\/([^./]+)\./.exec(picture.getAttribute('src') ?? '') ?? [];
  return values.flatMap(({ place, as }) => (as.some((each) => each === key) ? place : []));
}

function createNearest(page: HTMLElement, places: Origins['places']) {
  const files = new Map<HTMLElement, Set<string>>();
  for (const element of page.querySelectorAll('*')) {
    const own = placesOf(element).map((place) => places[place]?.file ?? '');
    if (own.length === 0) continue;
    for (let around: HTMLElement | null = element; around; around = around.parentNode)
      files.set(around, new Set([...(files.get(around) ?? []), ...own]));
  }
  return (found: readonly number[], element: HTMLElement): readonly number[] => {
    for (let around: HTMLElement | null = element; around; around = around.parentNode) {
      const near = files.get(around);
      const own = found.find((place) => near?.has(places[place]?.file ?? ''));
      if (own !== undefined) return [own];
    }
    return found.slice(0, 1);
  };
}
