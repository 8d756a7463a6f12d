/** A point of a plane, such as a drawing. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Drops points that bend a line by less than the tolerance (Douglas-Peucker); the ends stay. */
export function simplifyLine(line: readonly Point[], tolerance: number): readonly Point[] {
  const [first, last] = [line[0], line.at(-1)];
  if (!first || !last || line.length < 3) return line;
  const distances = line.map((point) => distanceToSegment(point, first, last));
  const farthest = Math.max(...distances);
  if (farthest < tolerance) return [first, last];
  const bend = distances.indexOf(farthest);
  const head = simplifyLine(line.slice(0, bend + 1), tolerance);
  return [...head.slice(0, -1), ...simplifyLine(line.slice(bend), tolerance)];
}

/** A segment of zero length, such as that of an island's closed line, is a point. */
export function distanceToSegment({ x, y }: Point, from: Point, to: Point): number {
  const [stepX, stepY] = [to.x - from.x, to.y - from.y];
  const length = stepX * stepX + stepY * stepY;
  const share = length === 0 ? 0 : ((x - from.x) * stepX + (y - from.y) * stepY) / length;
  const on = Math.min(1, Math.max(0, share));
  return Math.hypot(x - from.x - on * stepX, y - from.y - on * stepY);
}
