import type { Coordinates } from '../places/distance.ts';
import type { LabelWish } from './labels.ts';
import { isOnDrawing, type Point, type Projection } from './projection.ts';

/** A straight line from the middle of a map to another place. */
export interface Line {
  readonly to: Coordinates;
  readonly miles: number;
}

/** The miles between rings. */
export const ringMiles = 10;
const mostRings = 3;

/** The lines that are long enough to see, each with its distance in the middle. */
export function drawLines(here: Point, lines: readonly Line[], projection: Projection) {
  return lines
    .map(({ to, miles }) => ({ end: projection.toPoint(to), miles }))
    .filter(
      ({ end }) =>
        isOnDrawing(end, projection, 4) && Math.hypot(end.x - here.x, end.y - here.y) > 40,
    )
    .map(({ end, miles }) => ({
      line: {
        x1: Math.round(here.x),
        y1: Math.round(here.y),
        x2: Math.round(end.x),
        y2: Math.round(end.y),
      },
      wish: wishAt('line', { x: (here.x + end.x) / 2, y: (here.y + end.y) / 2 }, miles),
    }));
}

/** Rings around the middle whose tops are on the map. */
export function drawRings(here: Point, projection: Projection) {
  const all = Array.from({ length: mostRings }, (_, index) => (index + 1) * ringMiles);
  return all
    .map((miles) => ({ miles, r: Math.round(miles * projection.unitsPerMile) }))
    .filter(({ r }) => r < projection.width)
    .map(({ miles, r }) => ({
      circle: { x: Math.round(here.x), y: Math.round(here.y), r },
      wish: wishAt('ring', ringTop(here, r, projection), miles),
    }));
}

/** The top of a ring, or its bottom if the top is out of sight. */
function ringTop({ x, y }: Point, r: number, projection: Projection): Point {
  const top = { x, y: y - r };
  return isOnDrawing(top, projection, 14) ? top : { x, y: y + r };
}

/** Where a distance wishes to be named. */
function wishAt(kind: LabelWish['kind'], point: Point, miles: number) {
  return { ...point, kind, miles, gap: 5 };
}
