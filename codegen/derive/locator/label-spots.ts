import type { Point } from '../../geography/line.ts';

/** A label to place beside its mark. Labels come in order of importance. */
export interface LabelRequest extends Point {
  /** What it labels. */
  readonly kind: 'here' | 'showroom' | 'town' | 'line';
  /** Wordings from the best to the shortest. */
  readonly texts: readonly string[];
  /** Units between the point and the label. */
  readonly gap: number;
}

/** A place for a label; `y` is its middle. */
export interface Label extends Point {
  readonly kind: LabelRequest['kind'];
  readonly text: string;
  readonly anchor: 'start' | 'middle' | 'end';
  /** The point it labels, if a hairline has to lead there. */
  readonly from?: Point | undefined;
}

/** The letters of a sheet, in its units. */
export interface Letters {
  readonly size: number;
  /** The height that a label takes up: that of a touch target where labels are links. */
  readonly height: number;
}

/** The width of a letter, as a share of the font size; enough for capitals. */
const letterWidth = 0.57;
/** The visible height of a line, halo included, as a share of the font size. */
const inkHeight = 1.25;
const halo = 4;

/** The box that a label takes up. */
export function boxOf(label: Label, { size, height }: Letters): Box {
  return boxAround(label, widthOf(label.text, size), height);
}

/** The visible box of a label. */
export function inkOf(label: Label, { size }: Letters): Box {
  return boxAround(label, widthOf(label.text, size), size * inkHeight);
}

function boxAround({ x, y, anchor }: Label, width: number, height: number): Box {
  const left = x - { start: 0, middle: width / 2, end: width }[anchor];
  return { left, right: left + width, top: y - height / 2, bottom: y + height / 2 };
}

function widthOf(text: string, size: number): number {
  return text.length * size * letterWidth + halo;
}

/** Steps up and down beside a mark, the nearest first. */
const besides = [0, -5, 5, -9, 9];
/** The distances of labels with a hairline. */
const reaches = [20, 32, 46];

/**
 * The places for a label: beside its mark, above and below it, and then farther away at the end of a hairline. They are
 * generated lazily, since most names fit at one of the first.
 */
export function* spotsOf(request: LabelRequest, letters: Letters): Generator<Label> {
  for (const text of request.texts) {
    yield* besideSpots(request, text);
    yield* overSpots(request, text, letters);
    yield* farSpots(request, text, letters);
  }
}

function* besideSpots({ kind, x, y, gap }: LabelRequest, text: string): Generator<Label> {
  for (const step of besides) {
    yield { kind, text, x: x + gap, y: y + step, anchor: 'start' };
    yield { kind, text, x: x - gap, y: y + step, anchor: 'end' };
  }
}

function* overSpots(request: LabelRequest, text: string, { height }: Letters): Generator<Label> {
  const { kind, x, y, gap } = request;
  const away = gap - 3 + height / 2;
  for (const down of [-away, away]) {
    yield { kind, text, x, y: y + down, anchor: 'middle' };
    yield { kind, text, x: x - gap, y: y + down, anchor: 'start' };
    yield { kind, text, x: x + gap, y: y + down, anchor: 'end' };
    yield { kind, text, x: x + gap / 2, y: y + down * 0.85, anchor: 'start' };
    yield { kind, text, x: x - gap / 2, y: y + down * 0.85, anchor: 'end' };
  }
}

function* farSpots(
  { kind, x, y }: LabelRequest,
  text: string,
  { size }: Letters,
): Generator<Label> {
  const from = { x, y };
  for (const reach of reaches) {
    for (const share of [-1, 1, -0.5, 0.5]) {
      const same = { kind, text, y: y + share * (reach + size * 0.4), from };
      yield { ...same, x: x + reach * 0.7, anchor: 'start' };
      yield { ...same, x: x - reach * 0.7, anchor: 'end' };
    }
  }
}

/** A rectangle of the drawing. */
export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export function meet(one: Box, other: Box): boolean {
  const isApart =
    one.right <= other.left ||
    other.right <= one.left ||
    one.bottom <= other.top ||
    other.bottom <= one.top;
  return !isApart;
}

/** The distance of a point from a box; zero inside it. */
export function distanceToBox({ x, y }: Point, { left, right, top, bottom }: Box): number {
  const across = Math.max(left - x, 0, x - right);
  const down = Math.max(top - y, 0, y - bottom);
  return Math.hypot(across, down);
}
