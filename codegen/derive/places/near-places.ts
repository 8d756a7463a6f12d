import { type Coordinates, squaredChord } from './distance.ts';

/** A place that can be near another. */
export interface Place {
  readonly id: string;
  readonly coordinates: Coordinates;
}

/** Searches around one of the places, which is left out itself. */
export interface PlaceSearch {
  /** The nearest places, nearest first. */
  findNear(id: string, count: number): readonly string[];
  /** The places that are no farther away, in no order. */
  findWithin(id: string, miles: number): readonly string[];
}

/**
 * Prepares the search. Each place becomes a point on a sphere, sorted from south to north. A search starts at its
 * own place and goes both ways until the distance north or south alone exceeds that of the places found, or that
 * asked for: of thousands of places it visits few.
 */
export function createPlaceSearch(places: readonly Place[]): PlaceSearch {
  const points = places.map(pointOnSphere).sort((one, other) => one.z - other.z);
  const ranks = new Map(points.map(({ id }, rank) => [id, rank]));
  const searchFrom = (id: string, search: (rank: number) => readonly { readonly id: string }[]) => {
    const rank = ranks.get(id);
    return rank === undefined ? [] : search(rank).map((found) => found.id);
  };
  return {
    findNear: (id, count) => searchFrom(id, (rank) => search(points, rank, count)),
    findWithin: (id, miles) => searchFrom(id, (rank) => within(points, rank, miles)),
  };
}

/** A place on a sphere of radius 1; `z` is its height above the equator. */
interface Point {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

interface Found {
  readonly id: string;
  readonly distance: number;
}

function search(points: readonly Point[], rank: number, count: number): readonly Found[] {
  const origin = points[rank];
  const found: Found[] = [];
  let south = rank - 1;
  let north = rank + 1;
  while (origin) {
    const [below, above] = [points[south], points[north]];
    const isSouth = stepTo(origin, below) <= stepTo(origin, above);
    const next = isSouth ? below : above;
    if (!next || stepTo(origin, next) > limitOf(found, count)) break;
    insert(found, { id: next.id, distance: squaredDistance(origin, next) }, count);
    if (isSouth) south -= 1;
    else north += 1;
  }
  return found;
}

/** The points around one up to a distance. */
function within(points: readonly Point[], rank: number, miles: number): readonly Point[] {
  const origin = points[rank];
  if (!origin) return [];
  const limit = squaredChord(miles);
  const found: Point[] = [];
  for (const step of [-1, 1]) {
    let next = points[rank + step];
    for (let at = rank + step; next && stepTo(origin, next) <= limit; next = points[at]) {
      if (squaredDistance(origin, next) <= limit) found.push(next);
      at += step;
    }
  }
  return found;
}

/** The distance to the north or south, squared: never more than the whole distance. */
function stepTo(origin: Point, point: Point | undefined): number {
  return point ? (origin.z - point.z) * (origin.z - point.z) : Number.POSITIVE_INFINITY;
}

function limitOf(found: readonly Found[], count: number): number {
  return found.length < count ? Number.POSITIVE_INFINITY : (found.at(-1)?.distance ?? -1);
}

function insert(found: Found[], place: Found, count: number): void {
  const index = found.findIndex((each) => each.distance > place.distance);
  found.splice(index < 0 ? found.length : index, 0, place);
  if (found.length > count) found.pop();
}

function pointOnSphere({ id, coordinates }: Place): Point {
  const latitude = (coordinates.lat * Math.PI) / 180;
  const longitude = (coordinates.lng * Math.PI) / 180;
  return {
    id,
    x: Math.cos(latitude) * Math.cos(longitude),
    y: Math.cos(latitude) * Math.sin(longitude),
    z: Math.sin(latitude),
  };
}

function squaredDistance(one: Point, other: Point): number {
  const [x, y, z] = [one.x - other.x, one.y - other.y, one.z - other.z];
  return x * x + y * y + z * z;
}
