import { type Coordinates, type Ring, type Segment, segmentsOf } from './distance.ts';

/** How far to move a coast out, in degrees: more than two drawings of one coast differ. */
const reach = 0.009;

/** Whether a segment of a ring is coast. */
export type IsCoast = (segment: Segment) => boolean;

/**
 * Moves the coast of a county out to sea, so that a finer coast can be drawn over it without a gap. Each stretch of
 * coast moves as a whole, at a right angle to the line between its ends; other borders stay.
 */
export function seaward(ring: Ring, isCoast: IsCoast): Ring {
  const side = area(ring) < 0 ? 1 : -1;
  return stretches(ring, isCoast).flatMap((stretch) => {
    const [from, to] = [stretch[0], stretch.at(-1)];
    if (!from || !to || stretch.length === 1) return stretch;
    const narrow = Math.cos((from.lat * Math.PI) / 180);
    const [east, north] = [(to.lng - from.lng) * narrow, to.lat - from.lat];
    const step = (side * reach) / (Math.hypot(east, north) || 1);
    const moved = stretch.map(({ lat, lng }) => ({
      lat: lat + east * step,
      lng: lng - (north * step) / narrow,
    }));
    return [from, ...moved, to];
  });
}

/** The ring in pieces: points of a border on their own, and each stretch of coast from end to end. */
function stretches(ring: Ring, isCoast: IsCoast): readonly Ring[] {
  const borders = segmentsOf(ring).map((segment) => !isCoast(segment));
  const first = borders.indexOf(true);
  if (first < 0) return [ring.slice(0, 1), ring.slice(1)];
  const pieces: Coordinates[][] = [];
  let isOpen = false;
  for (let count = 1; count <= ring.length; count += 1) {
    const index = (first + count) % ring.length;
    const point = ring[index];
    if (point && isOpen) pieces.at(-1)?.push(point);
    else if (point) pieces.push([point]);
    isOpen = borders[index] === false;
  }
  return pieces;
}

/** Twice the area in square degrees; negative for a clockwise ring. */
function area(ring: Ring): number {
  return segmentsOf(ring).reduce(
    (sum, [from, to]) => sum + from.lng * to.lat - to.lng * from.lat,
    0,
  );
}
