import { type Coordinates, milesPerDegree, milesPerLongitude } from '../../geography/distance.ts';
import type { Point } from '../../geography/line.ts';
import { fillText } from '../../model/fill-text.ts';
import { unitRow } from '../../model/units.ts';
import { readFactValue } from '../../resolve/facts/fact-value.ts';
import type { ViewContext } from '../context/view.ts';
import { distanceUnit, milesOf, printDistance } from '../places/distances.ts';
import { vehicleNames } from '../vehicles/vehicle.ts';
import { wholeUnits } from './place-marks.ts';
import type { Projection } from './projection.ts';

/** How far one charge reaches if it has to bring the driver back, and the text of its legend. */
export interface RangeRing {
  readonly miles: number;
  /** The distance as printed. */
  readonly words: string;
  readonly text: string;
}

/** The ring that the dealer configured around towns: half the range of one of its vehicles. */
export function rangeRing(context: ViewContext): RangeRing | undefined {
  const ring = context.site.map?.ring;
  if (!ring) return undefined;
  const vehicle = context.get('vehicle', ring.vehicle);
  const range = readFactValue(vehicle.specifications.range);
  if (range.kind !== 'figure') return undefined;
  // Of a range of figures the smaller one, which always holds.
  const half = Math.min(...range.figures) / 2;
  const miles = half * (unitRow(range.unit).miles ?? 1);
  // Half of a range in the unit of the site is printed as it is; in another unit, to one decimal.
  const isSame = range.unit === distanceUnit(context);
  const shown = isSame ? half : Math.round((miles / milesOf(1, context)) * 10) / 10;
  const words = printDistance(shown, context);
  const values = { miles: words, name: vehicleNames(vehicle, context).name };
  return { miles, words, text: fillText(ring.text, values) };
}

/** Two corners of the square around a ring. */
export function cornersOf({ lat, lng }: Coordinates, miles: number): readonly Coordinates[] {
  const [up, across] = [miles / milesPerDegree, miles / milesPerLongitude(lat)];
  return [
    { lat: lat - up, lng: lng - across },
    { lat: lat + up, lng: lng + across },
  ];
}

/** The ring around a point of the drawing, and the places for its label: outside, in a corner of its square. */
export function drawRing({ x, y }: Point, { miles, words }: RangeRing, projection: Projection) {
  const r = miles * projection.unitsPerMile;
  const corner = r * Math.SQRT1_2;
  const request = { kind: 'ring', texts: [words], x: x - corner, y: y - corner, gap: 6 } as const;
  return { ring: { ...wholeUnits({ x, y }), r: Math.round(r) }, request };
}
