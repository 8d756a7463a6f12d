import type { Point } from './frame.ts';

/** A name that wants to stand beside its mark. Names come in the order of their weight. */
export interface LabelWish extends Point {
  /** What it names. */
  readonly kind: 'here' | 'showroom' | 'town' | 'line' | 'ring';
  /** Wordings from the best to the shortest. */
  readonly texts: readonly string[];
  /** Free units between the point and the name. */
  readonly gap: number;
}

/** Where a name stands; `y` is its middle. */
export interface Label extends Point {
  readonly kind: LabelWish['kind'];
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
const letterSizes = { narrow: 20, wide: 11 } as const;
/** The width of a letter in the bold face, as a share of its size; wide enough for capitals. */
const letterWidth = 0.6;
/** Half the height of a line, as a share of the size of its letters. */
const lineHeight = 0.6;
/** What a line of light around the letters takes. */
const halo = 3;
const edge = 4;

/**
 * Finds each name a place where it covers no mark and no other name. What fits at the letters of a
 * phone is shown always, further names only where the drawing is large; the rest are left out.
 */
export function placeLabels(wishes: readonly LabelWish[], sheet: Sheet): readonly Label[] {
  const labels: (Label | undefined)[] = wishes.map(() => undefined);
  for (const size of [letterSizes.narrow, letterSizes.wide]) {
    const taken = [
      ...sheet.taken,
      ...labels.flatMap((label) => (label ? [boxOf(label, size)] : [])),
    ];
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
  return labels.filter((label) => label !== undefined);
}

/** Beside the mark, below it, above it, or there but to one side; the best wording first. */
function candidates(
  { kind, x, y, gap, texts }: LabelWish,
  { size, isWide }: { size: number; isWide: boolean },
): readonly Label[] {
  const away = gap - 2 + size * lineHeight;
  return texts.flatMap((text): Label[] => {
    const same = { kind, text, isWide };
    return [
      { ...same, x: x + gap, y, anchor: 'start' },
      { ...same, x: x - gap, y, anchor: 'end' },
      { ...same, x, y: y + away, anchor: 'middle' },
      { ...same, x, y: y - away, anchor: 'middle' },
      { ...same, x: x + gap, y: y + away, anchor: 'end' },
      { ...same, x: x - gap, y: y + away, anchor: 'start' },
      { ...same, x: x + gap, y: y - away, anchor: 'end' },
      { ...same, x: x - gap, y: y - away, anchor: 'start' },
    ];
  });
}

function boxOf({ text, x, y, anchor }: Label, size: number): Box {
  const width = text.length * size * letterWidth + halo;
  const left = x - { start: 0, middle: width / 2, end: width }[anchor];
  return { left, right: left + width, top: y - size * lineHeight, bottom: y + size * lineHeight };
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
