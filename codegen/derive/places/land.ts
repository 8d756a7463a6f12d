import type { Ring } from './clip-rings.ts';
import type { Coordinates } from './distance.ts';

/** Whether a point is on land: a line from it to the east crosses the outlines an odd number of times. */
export function isOnLand({ lat, lng }: Coordinates, rings: readonly Ring[]): boolean {
  let isInside = false;
  for (const ring of rings) {
    for (const [index, from] of ring.entries()) {
      const to = ring[index + 1] ?? ring[0];
      if (!to || from.lat > lat === to.lat > lat) continue;
      const crossing = from.lng + ((lat - from.lat) / (to.lat - from.lat)) * (to.lng - from.lng);
      if (crossing > lng) isInside = !isInside;
    }
  }
  return isInside;
}
