import type { Coordinates, Ring } from './distance.ts';

/** A box of latitudes and longitudes, in degrees. */
export interface DegreeBox {
  readonly south: number;
  readonly north: number;
  readonly west: number;
  readonly east: number;
}

interface Edge {
  readonly isInside: (point: Coordinates) => boolean;
  /** Where the line from one point to the other crosses the edge. */
  readonly cross: (from: Coordinates, to: Coordinates) => Coordinates;
}

/** Clips to a box, edge by edge (Sutherland-Hodgman). */
export function clipRings(rings: readonly Ring[], box: DegreeBox): readonly Ring[] {
  const edges = [
    edgeAt('lat', box.south, 1),
    edgeAt('lat', box.north, -1),
    edgeAt('lng', box.west, 1),
    edgeAt('lng', box.east, -1),
  ];
  return rings
    .filter((ring) => meet(extentOf(ring), box))
    .map((ring) => edges.reduce(clip, ring))
    .filter((ring) => ring.length > 2);
}

const extents = new WeakMap<Ring, DegreeBox>();

/** The box around a ring, cached: thousands of maps share the same rings, and most rings are far away from each map. */
export function extentOf(ring: Ring): DegreeBox {
  const known = extents.get(ring);
  if (known) return known;
  const extent = { south: 90, north: -90, west: 360, east: -360 };
  for (const { lat, lng } of ring) {
    extent.south = Math.min(extent.south, lat);
    extent.north = Math.max(extent.north, lat);
    extent.west = Math.min(extent.west, lng);
    extent.east = Math.max(extent.east, lng);
  }
  extents.set(ring, extent);
  return extent;
}

function meet(one: DegreeBox, other: DegreeBox): boolean {
  const isBeside = one.east < other.west || one.west > other.east;
  return !isBeside && one.north >= other.south && one.south <= other.north;
}

/** `side` is 1 where larger figures are inside, else -1. */
function edgeAt(axis: 'lat' | 'lng', limit: number, side: 1 | -1): Edge {
  return {
    isInside: (point) => (point[axis] - limit) * side >= 0,
    cross(from, to) {
      const share = (limit - from[axis]) / (to[axis] - from[axis]);
      const between = {
        lat: from.lat + share * (to.lat - from.lat),
        lng: from.lng + share * (to.lng - from.lng),
      };
      return { ...between, [axis]: limit };
    },
  };
}

function clip(ring: Ring, { isInside, cross }: Edge): Ring {
  return ring.flatMap((point, index) => {
    const before = ring.at(index - 1) ?? point;
    if (isInside(point)) return isInside(before) ? [point] : [cross(before, point), point];
    return isInside(before) ? [cross(before, point)] : [];
  });
}
