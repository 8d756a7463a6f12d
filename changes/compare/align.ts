/** A stretch of a list that was replaced by another. */
export interface Hunk {
  readonly removed: readonly string[];
  readonly added: readonly string[];
  /** Where it begins in the one list and in the other. */
  readonly start: Place;
}

type Place = readonly [before: number, after: number];

/** The stretches in which two lists differ, in order: between them stand the same texts. */
export function differingStretches(before: readonly string[], after: readonly string[]): Hunk[] {
  const hunks: Hunk[] = [];
  let start: Place = [0, 0];
  const ends: Place = [before.length, after.length];
  for (const [one, other] of [...commonPlaces(before, after), ends]) {
    const hunk = {
      removed: before.slice(start[0], one),
      added: after.slice(start[1], other),
      start,
    };
    if (hunk.removed.length + hunk.added.length > 0) hunks.push(hunk);
    start = [one + 1, other + 1];
  }
  return hunks;
}

/** Where a longest common subsequence stands in both. What is in one list only is left out first: little remains. */
function commonPlaces(before: readonly string[], after: readonly string[]): Place[] {
  const [inBefore, inAfter] = [new Set(before), new Set(after)];
  const left = before.flatMap((text, at) => (inAfter.has(text) ? [{ text, at }] : []));
  const right = after.flatMap((text, at) => (inBefore.has(text) ? [{ text, at }] : []));
  let start = 0;
  while (start < left.length && left[start]?.text === right[start]?.text) start += 1;
  let end = 0;
  while (
    end < Math.min(left.length, right.length) - start &&
    left.at(-1 - end)?.text === right.at(-1 - end)?.text
  )
    end += 1;
  const middle = commonInMiddle(
    left.slice(start, left.length - end),
    right.slice(start, right.length - end),
  );
  const same = (at: number): Place => [left.at(at)?.at ?? 0, right.at(at)?.at ?? 0];
  const head = Array.from({ length: start }, (_, at) => same(at));
  const tail = Array.from({ length: end }, (_, at) => same(at - end));
  return [...head, ...middle, ...tail];
}

interface Placed {
  readonly text: string;
  readonly at: number;
}

function commonInMiddle(left: readonly Placed[], right: readonly Placed[]): Place[] {
  const width = right.length + 1;
  const lengths = new Uint32Array((left.length + 1) * width);
  const lengthAt = (row: number, column: number) => lengths[row * width + column] ?? 0;
  for (let row = left.length - 1; row >= 0; row--) {
    for (let column = right.length - 1; column >= 0; column--) {
      lengths[row * width + column] =
        left[row]?.text === right[column]?.text
          ? lengthAt(row + 1, column + 1) + 1
          : Math.max(lengthAt(row + 1, column), lengthAt(row, column + 1));
    }
  }
  const places: Place[] = [];
  for (let [row, column] = [0, 0]; row < left.length && column < right.length; ) {
    const [one, other] = [left[row], right[column]];
    if (one && other && one.text === other.text) {
      places.push([one.at, other.at]);
      row += 1;
      column += 1;
    } else if (lengthAt(row + 1, column) >= lengthAt(row, column + 1)) row += 1;
    else column += 1;
  }
  return places;
}
