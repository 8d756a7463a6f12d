import type { Point } from './frame.ts';

/** A name that wants to stand beside its mark. Names come in the order of their weight. */
export interface LabelWish extends Point {
  /** Wordings from the best to the shortest. */
  readonly texts: readonly string[];
  /** Free units between the point and the name. */
  readonly gap: number;
}

/** Where a name stands; `y` is its middle. */
export interface Label extends Point {
  readonly text: string;
  readonly anchor: 'start' | 'middle' | 'end';
  /** There is room for it only where the drawing is large, so its letters are small beside it. */
  readonly isWide: boolean;
}

/** A rectangle that is taken. */
export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

interface Sheet {
  readonly width: number;
  readonly height: number;
  /** Marks and whatever else no name may cover. */
  readonly taken: readonly Box[];
}

/** Sizes of letters in units of the drawing: on a phone, and where it is large. */
const letterSizes = { narrow: 20, wide: 12 } as const;
/** The width of a letter in the bold face, as a share of its size; wide enough for capitals. */
const letterWidth = 0.56;
const edge = 4;

/**
 * Finds each name a place where it covers no mark and no other name. What fits at the letters of a
 * phone is shown always, further names only where the drawing is large; the rest are left out.
 */
export function placeLabels(wishes: readonly LabelWish[], sheet: Sheet): readonly (Label | undefined)[] {
  const labels: (Label | undefined)[] = wishes.map(() => undefined);
  for (const size of [letterSizes.narrow, letterSizes.wide]) {
    const taken = [...sheet.taken, ...labels.flatMap((label) => (label ? [boxOf(label, size)] : []))];
    const isWide = size === letterSizes.wide;
    for (const [index, wish] of wishes.entries()) {
      if (labels[index]) continue;
      const label = candidates(wish, { size, isWide }).find((each) =>
        isFree(boxOf(each, size), { ...sheet, taken }),
      );
      if (!label) continue;
      labels[index] = label;
      taken.push(boxOf(label, size));
    }
  }
  return labels;
}

/** Beside the mark, below it, above it; the best wording first. */
function candidates(
  { x, y, gap, texts }: LabelWish,
  { size, isWide }: { size: number; isWide: boolean },
): readonly Label[] {
  const away = gap + size / 2;
  return texts.flatMap((text): Label[] => [
    { text, x: x + gap, y, anchor: 'start', isWide },
    { text, x: x - gap, y, anchor: 'end', isWide },
    { text, x, y: y + away, anchor: 'middle', isWide },
    { text, x, y: y - away, anchor: 'middle', isWide },
  ]);
}

function boxOf({ text, x, y, anchor }: Label, size: number): Box {
  const width = text.length * size * letterWidth;
  const left = x - { start: 0, middle: width / 2, end: width }[anchor];
  return { left, right: left + width, top: y - size * 0.6, bottom: y + size * 0.6 };
}

function isFree(box: Box, { width, height, taken }: Sheet): boolean {
  const isInside =
    box.left >= edge && box.right <= width - edge && box.top >= edge && box.bottom <= height - edge;
  return isInside && !taken.some((other) => meet(box, other));
}

function meet(one: Box, other: Box): boolean {
  const isApart =
    one.right <= other.left ||
    other.right <= one.left ||
    one.bottom <= other.top ||
    other.bottom <= one.top;
  return !isApart;
}
