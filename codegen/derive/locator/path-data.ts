import { clipRings } from '../../geography/clip-rings.ts';
import type { Ring } from '../../geography/distance.ts';
import { type Point, simplifyLine } from '../../geography/line.ts';
import type { Projection } from './projection.ts';

/** The rings that reach into a drawing as SVG path data in whole units; bends below the tolerance are left out. */
export function pathData(rings: readonly Ring[], projection: Projection, tolerance = 0): string {
  return clipRings(rings, projection.box)
    .map((ring) => straightened(ring.map(projection.toPoint), tolerance))
    .map((points) => withoutRepeats(points.map(rounded)))
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

/** A closed line without its invisible bends. */
function straightened(points: readonly Point[], tolerance: number): readonly Point[] {
  const [first] = points;
  if (!first || tolerance === 0) return points;
  return simplifyLine([...points, first], tolerance).slice(0, -1);
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
