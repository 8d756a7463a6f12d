import type { Coordinates } from './distance.ts';

/** The eight directions of the compass, clockwise. */
const directions = [
  'north',
  'northeast',
  'east',
  'southeast',
  'south',
  'southwest',
  'west',
  'northwest',
] as const;

type Direction = (typeof directions)[number];

/** The direction from one place to another; undefined for the same point. */
export function directionTo(from: Coordinates, to: Coordinates): Direction | undefined {
  const north = to.lat - from.lat;
  const east = (to.lng - from.lng) * Math.cos((from.lat * Math.PI) / 180);
  if (north === 0 && east === 0) return undefined;
  const eighths = Math.round(Math.atan2(east, north) / (Math.PI / 4));
  return directions[(eighths + directions.length) % directions.length];
}
