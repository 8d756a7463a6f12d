import type { Point } from './projection.ts';

/** A label to be placed beside its mark. Labels come in order of importance. */
export interface LabelWish extends Point {
  /** What it labels. */
  readonly kind: 'here' | 'showroom' | 'town' | 'line' | 'ring';
  /** Wordings from the best to the shortest. */
  readonly texts: readonly string[];
  /** Units between the point and the label. */
  readonly gap: number;
}

/** A placed label; `y` is its middle. */
export interface Label extends Point {
  readonly kind: LabelWish['kind'];
  readonly text: string;
  readonly anchor: 'start' | 'middle' | 'end';
  /** It only fits on a large drawing, in small letters. */
  readonly isWide: boolean;
}

/** An occupied rectangle. */
export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

interface Sheet {
  readonly width: number;
  readonly height: number;
  /** Marks, and everything else that no label may cover. */
  readonly taken: readonly Box[];
}

/** Font sizes in units of the drawing: on a phone, and on a large drawing. */
const letterSizes = { narrow: 20, wide: 11 } as const;
/** The width of a bold letter, as a share of the font size; enough for capitals. */
const letterWidth = 0.6;
/** Half the height of a line, as a share of the font size. */
const lineHeight = 0.6;
/** The width of the halo around the letters. */
const halo = 3;
const edge = 4;

/**
 * Places each label where it covers no mark and no other label. Labels that fit in the font size of a phone are
 * always shown, others only on a large drawing if they fit there; the rest are left out.
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
