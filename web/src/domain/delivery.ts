/** A zone of delivery; miles and amounts of money. */
export interface DeliveryZone {
  /** How far it reaches; without it, to any distance. */
  readonly within?: number | undefined;
  readonly fee: number;
  readonly perMile: number;
  readonly freeMiles: number;
}

/** The zone of a distance and what a delivery costs there; nothing where no zone reaches. */
export function deliveryAt<Zone extends DeliveryZone>(
  miles: number,
  zones: readonly Zone[],
): { readonly zone: Zone; readonly fee: number } | undefined {
  const zone = zones.find(({ within = Number.POSITIVE_INFINITY }) => miles <= within);
  if (!zone) return undefined;
  const charged = Math.max(0, miles - zone.freeMiles);
  return { zone, fee: Math.round((zone.fee + charged * zone.perMile) * 100) / 100 };
}

interface NamedPlace {
  readonly name: string;
  readonly county: string;
  readonly zip: string;
}

/** The places that are called so or have that ZIP code; a town in two counties is two, unless its county is said too. */
export function placesCalled<Place extends NamedPlace>(
  asked: string,
  places: readonly Place[],
): readonly Place[] {
  const wanted = plain(asked);
  return places.filter(({ name, county, zip }) =>
    [zip, plain(name), plain(`${name}, ${county}`)].includes(wanted),
  );
}

/** Without what people leave out or add: case, points, more than one blank, the last four digits of a ZIP code. */
function plain(text: string): string {
  return text
    .normalize('NFKC')
    .toLocaleLowerCase('en')
    .replace(/[.'’]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^(\d{5})-\d{4}$/, '$1');
}
