import type { Point } from '../../geography/line.ts';

/** A rectangle of the drawing. */
export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export function meet(one: Box, other: Box): boolean {
  const isApart =
    one.right <= other.left ||
    other.right <= one.left ||
    one.bottom <= other.top ||
    other.bottom <= one.top;
  return !isApart;
}

/** The distance of a point from a box; zero inside it. */
export function distanceToBox({ x, y }: Point, { left, right, top, bottom }: Box): number {
  const across = Math.max(left - x, 0, x - right);
  const down = Math.max(top - y, 0, y - bottom);
  return Math.hypot(across, down);
}
