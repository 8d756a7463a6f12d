import type { Coordinates } from './distance.ts';

/** A place that can be near another. */
export interface Place {
  readonly id: string;
  readonly coordinates: Coordinates;
}

/** Finds the places nearest to one of them, nearest first, itself left out. */
export type FindNear = (id: string, count: number) => readonly string[];

/**
 * Prepares the search. Each place becomes a point on a sphere: comparing squared distances through the
 * sphere takes three multiplications, so that thousands of places can each look at all others.
 */
export function createFindNear(places: readonly Place[]): FindNear {
  const points = places.map(({ coordinates }) => pointOnSphere(coordinates));
  const positions = new Map(places.map(({ id }, index) => [id, index]));
  return (id, count) => {
    const position = positions.get(id);
    const origin = position === undefined ? undefined : points[position];
    if (!origin) return [];
    return leastOf(points, origin, count + 1)
      .filter((index) => index !== position)
      .slice(0, count)
      .map((index) => places[index]?.id ?? '');
  };
}

/** The positions of the points nearest to an origin. The list kept stays short, so inserting is cheap. */
function leastOf(points: readonly Point[], origin: Point, count: number): number[] {
  const nearest: { readonly index: number; readonly distance: number }[] = [];
  for (const [index, point] of points.entries()) {
    const distance = squaredDistance(origin, point);
    if (nearest.length >= count && distance >= (nearest.at(-1)?.distance ?? 0)) continue;
    const place = nearest.findIndex((each) => each.distance > distance);
    nearest.splice(place < 0 ? nearest.length : place, 0, { index, distance });
    if (nearest.length > count) nearest.pop();
  }
  return nearest.map(({ index }) => index);
}

type Point = readonly [number, number, number];

function pointOnSphere({ lat, lng }: Coordinates): Point {
  const [latitude, longitude] = [(lat * Math.PI) / 180, (lng * Math.PI) / 180];
  return [
    Math.cos(latitude) * Math.cos(longitude),
    Math.cos(latitude) * Math.sin(longitude),
    Math.sin(latitude),
  ];
}

function squaredDistance(one: Point, other: Point): number {
  return (one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2 + (one[2] - other[2]) ** 2;
}
