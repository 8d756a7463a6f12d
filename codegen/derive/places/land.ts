import type { Coordinates } from '../geo/distance.ts';
import type { Ring } from './clip-rings.ts';

/** Enough strips of latitude that few lines of a shore are in each. */
const bandCount = 256;

/** A stretch of a ring. */
type Stretch = readonly [from: Coordinates, to: Coordinates];

interface Bands {
  bandOf(lat: number): number;
  /** The stretches that reach into each strip of latitude. */
  readonly stretches: readonly (readonly Stretch[])[];
}

const known = new WeakMap<readonly Ring[], Bands>();

/** Whether a point is on land: a line from it to the east crosses the outlines an odd number of times. */
export function isOnLand({ lat, lng }: Coordinates, rings: readonly Ring[]): boolean {
  const { bandOf, stretches } = known.get(rings) ?? sortIntoBands(rings);
  let isInside = false;
  for (const [from, to] of stretches[bandOf(lat)] ?? []) {
    if (from.lat > lat === to.lat > lat) continue;
    const crossing = from.lng + ((lat - from.lat) / (to.lat - from.lat)) * (to.lng - from.lng);
    if (crossing > lng) isInside = !isInside;
  }
  return isInside;
}

/** Maps test thousands of points against the same land, so each test looks only at stretches at its latitude. */
function sortIntoBands(rings: readonly Ring[]): Bands {
  const all = rings.flatMap((ring) =>
    ring.map((from, index): Stretch => [from, ring[index + 1] ?? ring[0] ?? from]),
  );
  const lats = all.map(([{ lat }]) => lat).sort((one, other) => one - other);
  const [low = 0, high = 0] = [lats[0], lats.at(-1)];
  const bandOf = (lat: number) => Math.floor(((lat - low) / (high - low || 1)) * bandCount);
  const stretches: Stretch[][] = Array.from({ length: bandCount + 1 }, () => []);
  for (const stretch of all) {
    const [one, other] = [bandOf(stretch[0].lat), bandOf(stretch[1].lat)];
    for (const band of stretches.slice(Math.min(one, other), Math.max(one, other) + 1)) {
      band.push(stretch);
    }
  }
  const bands = { bandOf, stretches };
  known.set(rings, bands);
  return bands;
}
