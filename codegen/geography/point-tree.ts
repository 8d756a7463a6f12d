// A k-d tree: points are halved again and again along the widest side of the box around them. A search skips a part
// that is too far away and counts one that is near enough as a whole, so it looks at few of thousands of points.

type Axis = 'x' | 'y' | 'z';
const axes: readonly Axis[] = ['x', 'y', 'z'];

type Position = Readonly<Record<Axis, number>>;

/** A point with a name; `order` breaks ties between points on one spot. */
export interface Point extends Position {
  readonly id: string;
  readonly order: number;
}

/** Points and the box around them. */
export interface Part {
  readonly points: readonly Point[];
  readonly low: Position;
  readonly high: Position;
  /** Empty if there are few points. */
  readonly halves: readonly Part[];
}

const fewPoints = 8;

/** Halves points until few are left in each part. */
export function partOf(points: readonly Point[]): Part {
  const [low, high] = [cornerOf(points, Math.min), cornerOf(points, Math.max)];
  if (points.length <= fewPoints) return { points, low, high, halves: [] };
  const width = (axis: Axis) => high[axis] - low[axis];
  const widest = axes.reduce((best, axis) => (width(axis) > width(best) ? axis : best));
  const sorted = points.toSorted((one, other) => one[widest] - other[widest]);
  const middle = sorted.length >> 1;
  const halves = [sorted.slice(0, middle), sorted.slice(middle)].map(partOf);
  return { points, low, high, halves };
}

function cornerOf(points: readonly Point[], outer: (one: number, other: number) => number) {
  const corner = { x: points[0]?.x ?? 0, y: points[0]?.y ?? 0, z: points[0]?.z ?? 0 };
  for (const point of points) {
    for (const axis of axes) corner[axis] = outer(corner[axis], point[axis]);
  }
  return corner;
}

interface Found {
  readonly point: Point;
  readonly distance: number;
}

/** The parameters of a search; distances are squared. */
interface Wanted {
  readonly count: number;
  readonly limit: number;
}

/** The nearest points except the origin itself, nearest first. */
export function findNearest(tree: Part, origin: Point, { count, limit }: Wanted): readonly Point[] {
  const found: Found[] = [];
  /** Once enough are found, a point as far as the last of them is of no use. */
  const isTooFar = (distance: number) =>
    distance > limit || (found.length >= count && distance >= (found.at(-1)?.distance ?? 0));
  const consider = (point: Point) => {
    const distance = distanceTo(point, point, origin);
    if (point.id === origin.id || isTooFar(distance)) return;
    found.splice(found.findLastIndex((each) => each.distance <= distance) + 1, 0, {
      point,
      distance,
    });
    if (found.length > count) found.pop();
  };
  const search = ({ points, halves }: Part) => {
    if (halves.length === 0) points.forEach(consider);
    const parts = halves.map((half) => ({
      half,
      distance: distanceTo(half.low, half.high, origin),
    }));
    for (const { half, distance } of parts.sort((one, other) => one.distance - other.distance)) {
      if (!isTooFar(distance)) search(half);
    }
  };
  search(tree);
  return found
    .sort((one, other) => one.distance - other.distance || one.point.order - other.point.order)
    .map(({ point }) => point);
}

/** How many points are within a distance, which is squared. */
export function countWithin(
  { points, low, high, halves }: Part,
  origin: Point,
  limit: number,
): number {
  if (distanceTo(low, high, origin) > limit) return 0;
  if (farthestIn(low, high, origin) <= limit) return points.length;
  if (halves.length > 0)
    return halves.reduce((sum, half) => sum + countWithin(half, origin, limit), 0);
  return points.filter((point) => distanceTo(point, point, origin) <= limit).length;
}

/** The squared distance to the nearest spot of a box. */
function distanceTo(low: Position, high: Position, { x, y, z }: Position): number {
  const across = Math.max(low.x - x, 0, x - high.x);
  const along = Math.max(low.y - y, 0, y - high.y);
  const up = Math.max(low.z - z, 0, z - high.z);
  return across * across + along * along + up * up;
}

/** The squared distance to the farthest corner of a box. */
function farthestIn(low: Position, high: Position, { x, y, z }: Position): number {
  const across = Math.max(x - low.x, high.x - x);
  const along = Math.max(y - low.y, high.y - y);
  const up = Math.max(z - low.z, high.z - z);
  return across * across + along * along + up * up;
}
