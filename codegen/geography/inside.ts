import { type Coordinates, type Ring, type Segment, segmentsOf } from './distance.ts';

/** Enough strips of latitude that few lines of a coast are in each. */
const bandCount = 256;

interface Bands {
  bandOf(lat: number): number;
  /** The segments that reach into each strip of latitude. */
  readonly segments: readonly (readonly Segment[])[];
}

const known = new WeakMap<readonly Ring[], Bands>();

/** Whether a point is inside rings, such as on land: a line from it to the east crosses them an odd number of times. */
export function isInside({ lat, lng }: Coordinates, rings: readonly Ring[]): boolean {
  const { bandOf, segments } = known.get(rings) ?? sortIntoBands(rings);
  let isOdd = false;
  for (const [from, to] of segments[bandOf(lat)] ?? []) {
    if (from.lat > lat === to.lat > lat) continue;
    const crossing = from.lng + ((lat - from.lat) / (to.lat - from.lat)) * (to.lng - from.lng);
    if (crossing > lng) isOdd = !isOdd;
  }
  return isOdd;
}

/** Maps test thousands of points against the same land, so each test looks only at segments at its latitude. */
function sortIntoBands(rings: readonly Ring[]): Bands {
  const all = rings.flatMap(segmentsOf);
  const lats = all.map(([{ lat }]) => lat).sort((one, other) => one - other);
  const [low = 0, high = 0] = [lats[0], lats.at(-1)];
  const bandOf = (lat: number) => Math.floor(((lat - low) / (high - low || 1)) * bandCount);
  const segments: Segment[][] = Array.from({ length: bandCount + 1 }, () => []);
  for (const segment of all) {
    const [one, other] = [bandOf(segment[0].lat), bandOf(segment[1].lat)];
    for (const band of segments.slice(Math.min(one, other), Math.max(one, other) + 1)) {
      band.push(segment);
    }
  }
  const bands = { bandOf, segments };
  known.set(rings, bands);
  return bands;
}
