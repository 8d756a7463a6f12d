import { bareText } from './bare-text.ts';

/** What each unit of distance costs beyond those that are free. */
export interface DistanceRate {
  readonly perDistance: number;
  readonly freeDistance: number;
}

/** A delivery zone, in distances and amounts of money. */
export interface DeliveryZone extends DistanceRate {
  /** How far it reaches; any distance if left out. */
  readonly within?: number | undefined;
  readonly fee: number;
}

/** The distance that a delivery is charged for: the road is longer than the straight line, so a started mile counts. */
export function chargedDistance(distance: number): number {
  return Math.ceil(distance);
}

/** What a distance costs by a rate. */
export function distanceCharge(distance: number, rate: DistanceRate): number {
  return Math.max(0, distance - rate.freeDistance) * rate.perDistance;
}

/** The zone of a distance and its delivery fee; undefined if no zone reaches that far. */
export function deliveryAt<Zone extends DeliveryZone>(
  distance: number,
  zones: readonly Zone[],
): { readonly zone: Zone; readonly fee: number } | undefined {
  const zone = zones.find(({ within = Number.POSITIVE_INFINITY }) => distance <= within);
  if (!zone) return undefined;
  return { zone, fee: Math.round((zone.fee + distanceCharge(distance, zone)) * 100) / 100 };
}

interface NamedPlace {
  readonly name: string;
  readonly county: string;
  readonly zip: string;
}

/**
 * The places with that name or ZIP code, or the only one whose name begins so; a town in two counties is two, unless the
 * county is given too.
 */
export function placesCalled<Place extends NamedPlace>(
  asked: string,
  places: readonly Place[],
): readonly Place[] {
  const wanted = plain(asked);
  const exact = places.filter(({ name, county, zip }) =>
    [zip, plain(name), plain(`${name}, ${county}`)].includes(wanted),
  );
  if (exact.length > 0) return exact;
  const begun = placesBegun(asked, places);
  return new Set(begun.map(({ name }) => plain(name))).size === 1 ? begun : [];
}

/** The places whose name begins with what has been typed so far. */
export function placesBegun<Place extends NamedPlace>(
  asked: string,
  places: readonly Place[],
): readonly Place[] {
  const wanted = plain(asked);
  return wanted === '' ? [] : places.filter(({ name }) => plain(name).startsWith(wanted));
}

/** The place with an id, or else the first that is called so. */
export function placeIn<Place extends NamedPlace & LabeledPlace>(
  asked: string,
  places: readonly Place[],
): Place | undefined {
  return places.find(({ id }) => id === asked) ?? placesCalled(asked, places)[0];
}

/** What each place is called among the others, by id: its name, with the county where two share one. */
export function placeLabels(places: readonly LabeledPlace[]): ReadonlyMap<string, string> {
  const namesakes = Map.groupBy(places, ({ name }) => plain(name));
  return new Map(
    places.map(({ id, name, county }) => [
      id,
      namesakes.get(plain(name))?.length === 1 ? name : `${name}, ${county}`,
    ]),
  );
}

interface LabeledPlace extends Pick<NamedPlace, 'name' | 'county'> {
  readonly id: string;
}

/** Normalizes what people leave out or add: case, periods, repeated spaces, the last four digits of a ZIP+4 code. */
function plain(text: string): string {
  return bareText(text)
    .normalize('NFKC')
    .toLocaleLowerCase('en')
    .replace(/[.'’]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^(\d{5})-\d{4}$/, '$1');
}
