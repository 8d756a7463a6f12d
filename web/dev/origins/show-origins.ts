// In development every page loads this: while Alt is held, the element under the pointer shows where it is written, and
// a click opens the place in the editor.

import type { Place } from '../../../generated/contract/origins.ts';
import { editorAddress } from '../open-in-editor.ts';
import { parsePage } from '../parsed-page.ts';
import type { PlacedPage } from './answer-origins.ts';
import { findTwin } from './find-twin.ts';
import { type NamedPlace, OriginLabel } from './origin-label.ts';
import { elementAtPoint } from './pointed-element.ts';

interface KnownPage extends PlacedPage {
  readonly copy: Document;
}

const label = new OriginLabel();
let known: { readonly address: string; readonly page: Promise<KnownPage | undefined> } | undefined;
let under: Element | undefined;
let pointed: Element | undefined;
/** The address that opens the place shown. */
let opening: Promise<string | undefined> | undefined;

/** The places of the open page, fetched when first needed. */
function pageHere(): Promise<KnownPage | undefined> {
  const address = location.pathname + location.search;
  if (known?.address !== address) known = { address, page: fetchPage(address) };
  return known.page;
}

async function fetchPage(address: string): Promise<KnownPage | undefined> {
  const response = await fetch(`/__origins?of=${encodeURIComponent(address)}`);
  if (!response.ok) {
    // Fetched again next time: the compiler may not have finished.
    known = undefined;
    return undefined;
  }
  const page: PlacedPage = await response.json();
  return { ...page, copy: parsePage(page.html) };
}

/** Shows the places of an element or its nearest ancestor with any; returns the address that opens the first. */
async function show(element: Element): Promise<string | undefined> {
  const page = await pageHere();
  const placed = page && placedAround(element, page.copy);
  if (pointed !== element) return undefined;
  label.hide();
  if (!placed) return undefined;
  const places = placesOf(placed.numbers, page.places);
  const isOwn = placed.element === element || !element.textContent?.trim();
  const note = isOwn ? '' : 'No file says this as it stands. It is shown by';
  label.show(isOwn ? placed.element : element, { note, places, project: page.project });
  return places[0] && editorAddress(page.project, places[0]);
}

function placedAround(element: Element, copy: Document) {
  for (let around: Element | null = element; around; around = around.parentElement) {
    const places = findTwin(around, copy)?.getAttribute('data-places');
    if (places) return { element: around, numbers: places.split(' ').map(Number) };
  }
  return undefined;
}

/** The places of these numbers, and of the facts in their texts; the place with the words comes first. */
function placesOf(numbers: readonly number[], places: PlacedPage['places']): NamedPlace[] {
  const named = (number: number): NamedPlace[] => {
    const place: Place | undefined = places[number];
    if (!place) return [];
    const own = { ...place, says: place.fact ?? '' };
    const facts = (place.facts ?? []).flatMap(named);
    return place.isReference ? [...facts, own] : [own, ...facts];
  };
  const all = numbers.flatMap(named);
  return [
    ...new Map(all.toReversed().map((place) => [`${place.file}:${place.line}`, place])).values(),
  ].toReversed();
}

function point(element: Element): void {
  if (element === pointed) return;
  pointed = element;
  opening = show(element);
}

function stop(): void {
  pointed = undefined;
  label.hide();
}

function follow(event: PointerEvent): void {
  if (label.holds(event)) return;
  under = elementAtPoint(event.clientX, event.clientY);
  if (event.altKey && under) point(under);
  else stop();
}

async function open(event: MouseEvent): Promise<void> {
  if (!event.altKey || !pointed) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  const link = event.composedPath().find((each) => each instanceof HTMLAnchorElement);
  const address = label.holds(event) ? link?.href : await opening;
  if (address) await fetch(address);
}

addEventListener('pointermove', follow, true);
addEventListener('click', (event) => void open(event), true);
addEventListener('blur', stop);
addEventListener('scroll', stop, true);
addEventListener('keyup', ({ key }) => {
  if (key === 'Alt') stop();
});
addEventListener('keydown', (event) => {
  if (event.key !== 'Alt' || !under) return;
  // The browser's own menu would take the key.
  event.preventDefault();
  point(under);
});
import.meta.hot?.on('content:checked', () => {
  known = undefined;
});
