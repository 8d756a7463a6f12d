import type { Point, Projection } from './projection.ts';

interface Marker extends Point {
  /** The position of the place. */
  readonly spot: Point;
}

const mostRounds = 300;
/** How strongly a marker is pulled back to its place. */
const pull = 0.04;

/**
 * Moves markers apart until no two are closer than `gap`, so that each can be tapped. Markers with room around them
 * stay where they are. If there are more than fit, some stay too close.
 */
export function spreadApart(
  spots: readonly Point[],
  gap: number,
  projection: Projection,
): readonly Point[] {
  let markers: readonly Marker[] = spots.map((spot) => ({ ...spot, spot }));
  for (let round = 0; round < mostRounds; round += 1) {
    const pushes = listPushes(markers, gap);
    if (pushes.every(({ x, y }) => x === 0 && y === 0)) break;
    // The pull fades out, so that the last overlaps resolve.
    const back = round < mostRounds / 2 ? pull : 0;
    markers = markers.map((marker, index) =>
      move(marker, pushes[index] ?? still, { back, gap, projection }),
    );
  }
  return markers.map(({ x, y }) => ({ x, y }));
}

const still: Point = { x: 0, y: 0 };

function listPushes(markers: readonly Marker[], gap: number): readonly Point[] {
  return markers.map((marker, index) =>
    markers.reduce((sum, other, place) => {
      const push = place === index ? still : pushFrom(marker, other, { gap, turn: index });
      return { x: sum.x + push.x, y: sum.y + push.y };
    }, still),
  );
}

/** Half of the missing distance; two markers at the same point move in opposite directions. */
function pushFrom(one: Point, other: Point, { gap, turn }: { gap: number; turn: number }): Point {
  const [x, y] = [one.x - other.x, one.y - other.y];
  const distance = Math.hypot(x, y);
  // Slightly more than needed, or repeated halving would never converge.
  const lack = (gap * 1.01 - distance) / 2;
  if (distance >= gap) return still;
  if (distance > 0.01) return { x: (x / distance) * lack, y: (y / distance) * lack };
  return { x: Math.cos(turn * 2.4) * lack, y: Math.sin(turn * 2.4) * lack };
}

function move(
  { x, y, spot }: Marker,
  push: Point,
  { back, gap, projection }: { back: number; gap: number; projection: Projection },
): Marker {
  const isPushed = push.x !== 0 || push.y !== 0;
  const draw = isPushed ? 0 : back;
  const within = (value: number, size: number) =>
    Math.min(size - gap / 2, Math.max(gap / 2, value));
  return {
    x: within(x + push.x + (spot.x - x) * draw, projection.width),
    y: within(y + push.y + (spot.y - y) * draw, projection.height),
    spot,
  };
}
