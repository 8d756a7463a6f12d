import type { Frame, Point } from './frame.ts';
import type { Box } from './labels.ts';

const lengths = [100, 50, 20, 10, 5, 2, 1];
const longest = 110;
const inset = 14;
const height = 30;

/** A bar of a round number of miles, in the lower corner where it covers fewer marks. */
export function scaleBar({ width, height: bottom, unitsPerMile }: Frame, marks: readonly Point[]) {
  const miles = lengths.find((each) => each * unitsPerMile <= longest) ?? 1;
  const length = Math.round(miles * unitsPerMile);
  const top = bottom - inset - height;
  const [left, right] = [inset, width - inset - length].map((start): Box => {
    return { left: start - 6, right: start + length + 6, top, bottom };
  });
  const box = left && right && crowd(left, marks) > crowd(right, marks) ? right : left;
  const start = (box?.left ?? inset) + 6;
  return {
    miles,
    box: box ?? { left: 0, right: 0, top, bottom },
    bar: { x: start, y: bottom - inset, length },
  };
}

function crowd({ left, right, top, bottom }: Box, marks: readonly Point[]): number {
  const near = 12;
  return marks.filter(
    ({ x, y }) => x > left - near && x < right + near && y > top - near && y < bottom + near,
  ).length;
}
