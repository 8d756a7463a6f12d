import { type Coordinates, squaredChord } from './distance.ts';
import { countWithin, findNearest, type Point, partOf } from './point-tree.ts';

/** A place that can be near another. */
export interface Place {
  readonly id: string;
  readonly coordinates: Coordinates;
}

/** Searches around a place, excluding the place itself. */
export interface PlaceSearch {
  /** The nearest places within `miles`, nearest first; places on one spot stay in the given order. */
  findNear(from: Place, count: number, miles?: number): readonly string[];
  /** How many places are within a distance. */
  countWithin(from: Place, miles: number): number;
}

/** Prepares the search. */
export function createPlaceSearch(places: readonly Place[]): PlaceSearch {
  const ids = new Set(places.map(({ id }) => id));
  const tree = partOf(places.map(pointOnSphere));
  return {
    findNear(from, count, miles) {
      const limit = miles === undefined ? Number.POSITIVE_INFINITY : squaredChord(miles);
      return findNearest(tree, pointOnSphere(from), { count, limit }).map(({ id }) => id);
    },
    countWithin(from, miles) {
      const count = countWithin(tree, pointOnSphere(from), squaredChord(miles));
      return ids.has(from.id) ? count - 1 : count;
    },
  };
}

/** A place on a sphere of radius 1; `z` is its height above the equator. */
function pointOnSphere({ id, coordinates }: Place, order = 0): Point {
  const latitude = (coordinates.lat * Math.PI) / 180;
  const longitude = (coordinates.lng * Math.PI) / 180;
  return {
    id,
    order,
    x: Math.cos(latitude) * Math.cos(longitude),
    y: Math.cos(latitude) * Math.sin(longitude),
    z: Math.sin(latitude),
  };
}
