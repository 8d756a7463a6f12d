import type { Box } from './labels.ts';
import type { Point, Projection } from './projection.ts';

const lengths = [100, 50, 20, 10, 5, 2, 1];
const longest = 110;
/** Its words at the letters of a phone. */
const widestText = 96;
const inset = 14;
const height = 30;

/** A bar of a round number of miles, in the lower corner where it covers fewer marks. */
export function scaleBar(
  { width, height: bottom, unitsPerMile }: Projection,
  marks: readonly Point[],
) {
  const miles = lengths.find((each) => each * unitsPerMile <= longest) ?? 1;
  const length = Math.round(miles * unitsPerMile);
  const size = Math.max(length, widestText);
  const boxFrom = (left: number): Box => {
    return { left, right: left + size, top: bottom - inset - height, bottom };
  };
  const [left, right] = [boxFrom(inset), boxFrom(width - inset - size)];
  const box = crowd(left, marks) > crowd(right, marks) ? right : left;
  return { miles, box, bar: { x: box.left, y: bottom - inset, length } };
}

function crowd({ left, right, top, bottom }: Box, marks: readonly Point[]): number {
  const near = 12;
  return marks.filter(
    ({ x, y }) => x > left - near && x < right + near && y > top - near && y < bottom + near,
  ).length;
}
