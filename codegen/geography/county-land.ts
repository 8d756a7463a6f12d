import { countyAtlas, ringsOf } from './county-atlas.ts';
import { type Coordinates, milesPerDegree, milesPerLongitude, type Ring } from './distance.ts';
import { isInside } from './inside.ts';
import { distanceToSegment } from './line.ts';

/** The land of a county by its census code; empty if there is no such county. */
export function countyLand(code: string): readonly Ring[] {
  const atlas = countyAtlas();
  const county = atlas.objects.counties.geometries.find(({ id }) => id === code);
  return county ? ringsOf(atlas, county) : [];
}

/** How many miles a point is outside of rings; 0 inside them. */
export function milesOutside(point: Coordinates, rings: readonly Ring[]): number {
  if (isInside(point, rings)) return 0;
  const [up, across] = [milesPerDegree, milesPerLongitude(point.lat)];
  const toMiles = ({ lat, lng }: Coordinates) => ({
    x: (lng - point.lng) * across,
    y: (lat - point.lat) * up,
  });
  let nearest = Number.POSITIVE_INFINITY;
  for (const ring of rings) {
    const line = ring.map(toMiles);
    for (const [index, to] of line.entries()) {
      nearest = Math.min(nearest, distanceToSegment({ x: 0, y: 0 }, line.at(index - 1) ?? to, to));
    }
  }
  return nearest;
}
