import type { Coordinates } from '../../geography/distance.ts';
import type { Point } from '../../geography/line.ts';
import type { LabelRequest } from './label-spots.ts';
import { isOnDrawing, type Projection } from './projection.ts';

/** A straight line from the middle of a map to another place. */
export interface Line {
  readonly to: Coordinates;
  /** Its length as printed. */
  readonly text: string;
}

/** The lines long enough to see, each with its distance in the middle. */
export function drawLines(here: Point | undefined, lines: readonly Line[], projection: Projection) {
  if (!here) return [];
  return lines
    .map(({ to, text }) => ({ end: projection.toPoint(to), text }))
    .filter(
      ({ end }) =>
        isOnDrawing(end, projection, 4) && Math.hypot(end.x - here.x, end.y - here.y) > 60,
    )
    .map(({ end, text }) => ({
      line: {
        x1: Math.round(here.x),
        y1: Math.round(here.y),
        x2: Math.round(end.x),
        y2: Math.round(end.y),
      },
      request: requestAt({ x: (here.x + end.x) / 2, y: (here.y + end.y) / 2 }, text),
    }));
}

/** The preferred place for the label of a distance. */
function requestAt(point: Point, text: string): LabelRequest {
  return { ...point, kind: 'line', texts: [text], gap: 6 };
}
