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

/** The places with that name or ZIP code; a town in two counties is two, unless the county is given too. */
export function placesCalled<Place extends NamedPlace>(
  asked: string,
  places: readonly Place[],
): readonly Place[] {
  const wanted = plain(asked);
  return places.filter(({ name, county, zip }) =>
    [zip, plain(name), plain(`${name}, ${county}`)].includes(wanted),
  );
}

/** Normalizes what people leave out or add: case, periods, repeated spaces, the last four digits of a ZIP+4 code. */
function plain(text: string): string {
  return text
    .normalize('NFKC')
    .toLocaleLowerCase('en')
    .replace(/[.'’]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^(\d{5})-\d{4}$/, '$1');
}
