import { compareCodeUnits } from '../../diagnostics/faults.ts';
import type { Coordinates } from '../places/distance.ts';
import type { Box, LabelWish } from './labels.ts';
import { isOnDrawing, type Point, type Projection } from './projection.ts';
import { spreadApart } from './spread.ts';

/** A place to be marked. */
export interface Mark {
  readonly name: string;
  /** Shown instead of a name that is too long. */
  readonly shortName?: string | undefined;
  readonly kind: 'town' | 'showroom' | 'here';
  readonly at: Coordinates;
  readonly href?: string | undefined;
}

/** A mark on the drawing. */
export interface PlacedMark extends Mark, Point {
  /** The place itself, which differs from the mark if that had to move aside. */
  readonly spot: Point;
}

/** Half the size of a mark, in units. */
const markSizes: Readonly<Record<Mark['kind'], number>> = { town: 7, showroom: 10, here: 11 };
/** What a finger needs on the narrowest phone: 24 pixels where 400 units are 278 pixels wide. */
const touchGap = 36;

/** The marks on the drawing; links are moved apart. */
export function placeMarks(marks: readonly Mark[], projection: Projection): readonly PlacedMark[] {
  const shown = marks
    .map((mark) => ({ mark, spot: projection.toPoint(mark.at) }))
    .filter(({ spot }) => isOnDrawing(spot, projection, 4));
  const spots = shown.map(({ spot }) => spot);
  const isOfLinks = marks.some(({ href }) => href !== undefined);
  const points = isOfLinks ? spreadApart(spots, touchGap, projection) : spots;
  return shown.map(({ mark, spot }, index) => ({ ...mark, ...(points[index] ?? spot), spot }));
}

/** A place of business in the very middle has no mark of its own: it would cover the middle. */
export function isHidden(mark: PlacedMark, here: Point | undefined): boolean {
  return mark.kind === 'showroom' && here !== undefined && distance(mark, here) < 8;
}

/** The label of a mark. */
export function markWish({ name, shortName, kind, x, y }: PlacedMark): LabelWish {
  const texts = shortName === undefined ? [name] : [name, shortName];
  return { kind, texts, x, y, gap: markSizes[kind] + 4 };
}

/** What a mark covers. */
export function boxOfMark({ kind, x, y }: PlacedMark): Box {
  const half = markSizes[kind] + 1;
  return { left: x - half, right: x + half, top: y - half, bottom: y + half };
}

const drawingOrder: readonly Mark['kind'][] = ['town', 'showroom', 'here'];

/** The marks as components draw them: towns by name, above them the rest. */
export function drawnMarks(marks: readonly PlacedMark[]) {
  return marks
    .toSorted(
      (one, other) =>
        drawingOrder.indexOf(one.kind) - drawingOrder.indexOf(other.kind) ||
        compareCodeUnits(one.name, other.name),
    )
    .map(({ name, kind, href, x, y, spot }) => ({
      name,
      kind,
      href,
      ...wholeUnits({ x, y }),
      spot: distance({ x, y }, spot) > 3 ? wholeUnits(spot) : undefined,
    }));
}

/** A point to the nearest unit. */
export function wholeUnits({ x, y }: Point): Point {
  return { x: Math.round(x), y: Math.round(y) };
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
