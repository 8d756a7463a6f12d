import { HTMLElement } from 'node-html-parser';
import { addPlaces, placesOf } from './named-places.ts';
import { withoutMarks } from './read-marks.ts';

/**
 * Copies the places from the marked copy of a page to the page itself. The two may differ: where a component compares
 * texts, to leave out what is already said, marks make equal texts differ.
 */
export function alignPages(page: HTMLElement, marked: HTMLElement): void {
  addPlaces(page, placesOf(marked));
  for (const [own, other] of pairsOf(page.children, marked.children)) alignPages(own, other);
}

type Pair = readonly [HTMLElement, HTMLElement];

/** Pairs matching elements, in their order; an element without a match is left out. */
function pairsOf(own: readonly HTMLElement[], others: readonly HTMLElement[]): readonly Pair[] {
  const areAlike = own.every((element, index) => element.tagName === others[index]?.tagName);
  if (areAlike && own.length === others.length)
    return own.map((element, index): Pair => [element, others[index] ?? element]);
  let rest = others;
  return own.flatMap((element): readonly Pair[] => {
    const at = rest.findIndex((other) => saidBy(element) === saidBy(other));
    const found = rest[at];
    if (!(found instanceof HTMLElement)) return [];
    rest = rest.slice(at + 1);
    return [[element, found]];
  });
}

/** An element's text; figures may differ, since scripts count them. */
function saidBy({ tagName, text }: HTMLElement): string {
  return `${tagName} ${withoutMarks(text).replace(/\d+/g, '0')}`;
}
