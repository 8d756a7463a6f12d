import type { Point } from '../../geography/line.ts';
import type { Box } from './label-spots.ts';
import type { Projection } from './projection.ts';

const lengths = [100, 50, 20, 10, 5, 2, 1];
const longest = 110;
/** The width of its text at the font size of a phone. */
const widestText = 96;
const inset = 14;
const height = 30;

/** The room that a name beside a mark takes up. */
const nameRoom = { left: 110, right: 12, across: 12 };

/** A bar of a round number of miles or of other units, in the corner where it covers the fewest marks and names. */
export function scaleBar(
  { width, height: bottom, unitsPerMile }: Projection,
  marks: readonly Point[],
  milesPerUnit = 1,
) {
  const perUnit = unitsPerMile * milesPerUnit;
  const units = lengths.find((each) => each * perUnit <= longest) ?? 1;
  const length = Math.round(units * perUnit);
  const size = Math.max(length, widestText);
  const lefts = [inset, width - inset - size];
  const corners = [bottom - inset - height, 8].flatMap((top) =>
    lefts.map((left): Box => ({ left, right: left + size, top, bottom: top + inset + height })),
  );
  const [box = corners[0]] = corners.toSorted(
    (one, other) => crowd(one, marks) - crowd(other, marks),
  );
  if (!box) throw new Error('a drawing has four corners');
  return { units, box, bar: { x: box.left, y: box.top + height, length } };
}

function crowd({ left, right, top, bottom }: Box, marks: readonly Point[]): number {
  return marks.filter(
    ({ x, y }) =>
      x > left - nameRoom.left &&
      x < right + nameRoom.right &&
      y > top - nameRoom.across &&
      y < bottom + nameRoom.across,
  ).length;
}
