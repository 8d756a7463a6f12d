import type { Place } from '../../../codegen/derive/origins/places.ts';
import { withoutPlaces } from '../../../codegen/model/place-marks.ts';
import type { PagePlaces } from './answer-places.ts';
import { numbersOf } from './printed-places.ts';

/** An element, and the place where what it says or shows is changed. */
export interface PlacedElement {
  readonly element: Element;
  readonly place: Place;
  /** The text around it, if all pages of a kind say that and it is of the record of this one. */
  readonly around?: Place;
  /** The file of the record of this page, if the place is in what stands in for that. */
  readonly standsInFor?: string;
}

let known: { readonly address: string; readonly page: Promise<PagePlaces | undefined> } | undefined;

/** Forgets the places of the page, which may have changed. */
export function forgetPlaces(): void {
  known = undefined;
}

/** The places of a page; fetched when first needed. */
export function placesOfPage({
  location: { pathname: address },
}: Window): Promise<PagePlaces | undefined> {
  if (known?.address !== address) known = { address, page: fetchPlaces(address) };
  return known.page;
}

async function fetchPlaces(address: string): Promise<PagePlaces | undefined> {
  const response = await fetch(`/__origins?of=${encodeURIComponent(address)}`).catch(
    () => undefined,
  );
  if (response?.ok) return response.json();
  // Fetched again next time: the compiler may not have finished.
  forgetPlaces();
  return undefined;
}

/** The element itself or its nearest ancestor that somebody has written. */
export function placeAround(element: Element, page: PagePlaces): PlacedElement | undefined {
  for (let around: Element | null = element; around; around = around.parentElement) {
    const said = sayingOf(around, page);
    const standsInFor = said?.place.file === page.model ? page.record : undefined;
    if (said) return { element: around, ...said, ...(standsInFor && { standsInFor }) };
    const place = partOf(around, page);
    if (place) return { element: around, place };
  }
  return undefined;
}

/** Where what an element says or shows is changed. */
export function placeOf(element: Element, page: PagePlaces): Place | undefined {
  return sayingOf(element, page)?.place;
}

/** What is said of the record that the page is about, its name in a heading, is changed in that. */
function sayingOf(element: Element, page: PagePlaces): Omit<PlacedElement, 'element'> | undefined {
  const places = written(numbersOf(element, page), page);
  // A picture is chosen where the page names it; what it is made from is in the list of all pictures.
  if (element.localName === 'img') {
    const place = places.find(({ file }) => !file.startsWith('content/pictures/')) ?? places[0];
    return place && { place };
  }
  // A link has a name besides what it says.
  const text = withoutPlaces(element.textContent ?? '').trim();
  const said = places.find((place) => place.text === text) ?? places[0];
  if (!said || said.fact !== undefined || said.file === page.record) return said && { place: said };
  const own = places.find(({ file }) => file === page.record);
  const isOfAll = own && said.file.startsWith('content/templates/');
  return { place: own ?? said, ...(isOfAll && { around: said }) };
}

function partOf(element: Element, { parts, places }: PagePlaces): Place | undefined {
  const number = parts[element.getAttribute('data-part') ?? ''];
  return number === undefined ? undefined : places[number];
}

/** The places in files of the content, each before its facts. A text that is nothing but a fact is written where the fact is. */
function written(numbers: readonly number[], { places }: PagePlaces): readonly Place[] {
  const all = numbers.flatMap((number): readonly (Place | undefined)[] => {
    const place = places[number];
    const [home, ...facts] = (place?.facts ?? []).map((fact) => places[fact]);
    if (place?.isReference && home) return [{ ...home, text: place.text ?? '' }, ...facts, place];
    return [place, home, ...facts];
  });
  return all.flatMap((place) => (place?.file.startsWith('content/') ? place : []));
}
