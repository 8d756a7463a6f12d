import { placesIn, withoutPlaces } from '../../../codegen/model/place-marks.ts';
import type { PagePlaces } from './answer-places.ts';

/** The numbers of the places that an element of a page names: of its own texts and attributes, or of its picture. */
export function numbersOf(element: Element, page: PagePlaces): readonly number[] {
  const texts = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
  const said = texts.flatMap((node) => marksAt(node, page));
  const own = [...said, ...attributed(element)];
  const printed = texts.flatMap((node) => valuesIn(node, own, page));
  const pictured = nearest(pictureKeys(element, page), element, page);
  return [...new Set([...own, ...printed, ...pictured])];
}

function attributed(element: Element): readonly number[] {
  return element.getAttribute('data-places')?.split(' ').map(Number) ?? [];
}

/** The marks of a text; one that is shown in pieces has them after the last. */
function marksAt(node: Node, { places }: PagePlaces): readonly number[] {
  const own = placesIn(node.nodeValue ?? '');
  if (own.length > 0 || !plain(node)) return own;
  const walker = walkTexts(node.ownerDocument?.body ?? node);
  walker.currentNode = node;
  let marks: readonly number[] = [];
  while (marks.length === 0 && walker.nextNode())
    marks = placesIn(walker.currentNode.nodeValue ?? '');
  const [next = -1] = marks;
  return places[next]?.text?.includes(plain(node)) ? [next] : [];
}

/**
 * The places of what carries no mark: figures, times, and texts that the page was sent later. If several are printed
 * alike, the one in the file of the nearest element counts: beside the name of a vehicle, its own price.
 */
function valuesIn(node: Node, own: readonly number[], page: PagePlaces): readonly number[] {
  const element = node.parentElement;
  const text = plain(node);
  if (!text || !element) return [];
  const same = own.length === 0 ? placesSaying(text, page) : [];
  if (same.length > 0) return nearest(same, element, page);
  const said = own.map((number) => page.places[number]?.text ?? '').join(' ');
  const parts = own.length === 0 ? [text] : (text.match(/\d[\d,.:]*/g) ?? []);
  const unsaid = parts.filter((part) => !said.includes(part));
  return unsaid.flatMap((part) => nearest(printedIn(part, page), element, page));
}

function placesSaying(text: string, { places }: PagePlaces): readonly number[] {
  return Object.entries(places).flatMap(([number, place]) =>
    place.text === text ? Number(number) : [],
  );
}

/** The values that occur in a text, those with the longest spelling. */
function printedIn(text: string, { values }: PagePlaces): readonly number[] {
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
function pictureKeys(element: Element, { values }: PagePlaces): readonly number[] {
  const [, key] = /\/pictures\/([^./]+)\./.exec(element.getAttribute('src') ?? '') ?? [];
  return values.flatMap(({ place, as }) => (as.some((each) => each === key) ? place : []));
}

function nearest(found: readonly number[], element: Element, page: PagePlaces): readonly number[] {
  if (found.length < 2) return found;
  for (let around: Element | null = element; around; around = around.parentElement) {
    const near = filesIn(around, page);
    const own = found.find((number) => near.has(page.places[number]?.file));
    if (own !== undefined) return [own];
  }
  return found.slice(0, 1);
}

/** The files that say what stands in an element. */
function filesIn(element: Element, page: PagePlaces): ReadonlySet<string | undefined> {
  const numbers = [element, ...element.querySelectorAll('[data-places]')].flatMap(attributed);
  const walker = walkTexts(element);
  while (walker.nextNode()) {
    const { currentNode: node } = walker;
    const marks = placesIn(node.nodeValue ?? '');
    const same = marks.length === 0 && plain(node) ? placesSaying(plain(node), page) : [];
    numbers.push(...marks, ...(same.length === 1 ? same : []));
  }
  return new Set(numbers.map((number) => page.places[number]?.file));
}

function plain(node: Node): string {
  return withoutPlaces(node.nodeValue ?? '').trim();
}

function walkTexts(root: Node): TreeWalker {
  return document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
}
