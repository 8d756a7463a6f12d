import { clipRings, type Ring } from '../places/clip-rings.ts';
import type { Point, Projection } from './projection.ts';

/** The rings that reach into a drawing, as the data of one SVG path in whole units. */
export function pathData(rings: readonly Ring[], projection: Projection): string {
  return clipRings(rings, projection.box)
    .map((ring) => withoutRepeats(ring.map((place) => rounded(projection.toPoint(place)))))
    .filter((points) => points.length > 2)
    .map(ringData)
    .join('');
}

/** One point, then relative steps, which are shorter. */
function ringData([first, ...rest]: readonly Point[]): string {
  if (!first) return '';
  let at = first;
  const steps = rest.map((point) => {
    const step = `${point.x - at.x} ${point.y - at.y}`;
    at = point;
    return step;
  });
  return `M${first.x} ${first.y}l${steps.join(' ')}z`;
}

function rounded({ x, y }: Point): Point {
  return { x: Math.round(x), y: Math.round(y) };
}

function withoutRepeats(points: readonly Point[]): readonly Point[] {
  return points.filter((point, index) => {
    const before = points.at(index - 1);
    return points.length === 1 || point.x !== before?.x || point.y !== before.y;
  });
}
