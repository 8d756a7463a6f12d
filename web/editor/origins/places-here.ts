import type { Place } from '../../../generated/contract/origins.ts';
import type { PlacedPage } from './answer-origins.ts';
import { findTwin } from './find-twin.ts';
import type { NamedPlace } from './origin-label.ts';
import { parsePage } from './parsed-page.ts';

interface KnownPage extends PlacedPage {
  readonly copy: Document;
}

/** An element, and where what it shows is written; the place with the words comes first. */
export interface PlacedElement {
  readonly element: Element;
  readonly places: readonly NamedPlace[];
  /** The folder that the files are in. */
  readonly project: string;
}

let known: { readonly address: string; readonly page: Promise<KnownPage | undefined> } | undefined;

/** Forgets the places of the open page, which may have changed. */
export function forgetPlaces(): void {
  known = undefined;
}

/** The places of an element of the open page, or of its nearest ancestor with any; fetched when first needed. */
export async function placesAround(element: Element): Promise<PlacedElement | undefined> {
  const page = await pageHere();
  return page && placedIn(page, element);
}

/** The elements of the open page that say or show something with a place. */
export async function placedElements(elements: Iterable<Element>): Promise<readonly Element[]> {
  const page = await pageHere();
  if (!page) return [];
  return [...elements].filter((each) => findTwin(each, page.copy)?.hasAttribute('data-places'));
}

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

function placedIn(
  { copy, places, project }: KnownPage,
  element: Element,
): PlacedElement | undefined {
  for (let around: Element | null = element; around; around = around.parentElement) {
    const numbers = findTwin(around, copy)?.getAttribute('data-places');
    if (numbers)
      return {
        element: around,
        places: namedPlaces(numbers.split(' ').map(Number), places),
        project,
      };
  }
  return undefined;
}

/** The places of these numbers, and of the facts in their texts; the place with the words comes first. */
function namedPlaces(numbers: readonly number[], places: PlacedPage['places']): NamedPlace[] {
  const named = (number: number): NamedPlace[] => {
    const place: Place | undefined = places[number];
    if (!place) return [];
    const own = { ...place, says: place.fact ?? '' };
    const facts = (place.facts ?? []).flatMap(named);
    const [home] = facts;
    if (!place.isReference) return [own, ...facts];
    return [...facts, { ...own, ...(home && { home }) }];
  };
  const all = numbers.flatMap(named);
  return [
    ...new Map(all.toReversed().map((place) => [`${place.file}:${place.line}`, place])).values(),
  ].toReversed();
}
