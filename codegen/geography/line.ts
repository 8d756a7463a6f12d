/** A point of a plane, the east first: longitude and latitude, or units of a drawing. */
export type Position = readonly number[];

/** Drops points that bend a line by less than the tolerance (Douglas-Peucker); the ends stay. */
export function simplifyLine(line: readonly Position[], tolerance: number): number[][] {
  const first = line[0];
  const last = line.at(-1);
  if (!first || !last || line.length < 3) return line.map((point) => [...point]);
  const distances = line.map((point) => distanceToSegment(point, first, last));
  const farthest = Math.max(...distances);
  if (farthest < tolerance) return [[...first], [...last]];
  const bend = distances.indexOf(farthest);
  const head = simplifyLine(line.slice(0, bend + 1), tolerance);
  return [...head.slice(0, -1), ...simplifyLine(line.slice(bend), tolerance)];
}

/** A segment of zero length, such as that of an island's closed line, is a point. */
export function distanceToSegment(point: Position, from: Position, to: Position): number {
  const [x = 0, y = 0] = point;
  const [fromX = 0, fromY = 0] = from;
  const [stepX, stepY] = [(to[0] ?? 0) - fromX, (to[1] ?? 0) - fromY];
  const length = stepX * stepX + stepY * stepY;
  const share = length === 0 ? 0 : ((x - fromX) * stepX + (y - fromY) * stepY) / length;
  const on = Math.min(1, Math.max(0, share));
  return Math.hypot(x - fromX - on * stepX, y - fromY - on * stepY);
}
