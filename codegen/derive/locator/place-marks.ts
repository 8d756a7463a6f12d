import { compareCodeUnits } from '../../diagnostics/compare-code-units.ts';
import type { Coordinates, Ring } from '../../geography/distance.ts';
import { isInside } from '../../geography/inside.ts';
import type { Point } from '../../geography/line.ts';
import type { Side } from './coast-labels.ts';
import type { Box } from './label-spots.ts';
import type { PlacedRequest } from './labels.ts';
import { isOnDrawing, type Projection } from './projection.ts';

/** A place to mark. */
export interface Mark {
  readonly name: string;
  /** Shown instead of a name that is too long. */
  readonly shortName?: string | undefined;
  readonly kind: 'town' | 'showroom' | 'here';
  readonly at: Coordinates;
  readonly href?: string | undefined;
}

/** A mark with its position on the drawing. */
export interface PlacedMark extends Mark, Point {
  readonly water: Side | undefined;
}

/** Half the size of a mark, in units. */
const markSizes: Readonly<Record<Mark['kind'], number>> = { town: 5, showroom: 9, here: 8 };

/** The marks on the drawing, without a place of business in the very middle, which would cover "here". */
export function placeMarks(
  marks: readonly Mark[],
  projection: Projection,
  land: readonly Ring[],
): readonly PlacedMark[] {
  const shown = marks
    .filter(({ at }) => isOnDrawing(projection.toPoint(at), projection, 4))
    .map((mark) => ({ ...mark, ...projection.toPoint(mark.at) }));
  const here = shown.find(({ kind }) => kind === 'here');
  return shown
    .filter((mark) => mark.kind !== 'showroom' || !here || distance(mark, here) >= 8)
    .map((mark) => ({ ...mark, water: waterBeside(mark, projection, land) }));
}

/** Distances to probe for water: where a name would begin, and farther along it. */
const probes = [22, 60];

/** The side on which there is water beside a mark. */
function waterBeside(mark: Point, projection: Projection, land: readonly Ring[]): Side | undefined {
  if (land.length === 0) return undefined;
  const isWater = (across: number) => {
    const point = { x: mark.x + across, y: mark.y };
    return isOnDrawing(point, projection, 0) && !isInside(projection.toPlace(point), land);
  };
  if (probes.every((reach) => isWater(reach))) return 'right';
  return probes.every((reach) => isWater(-reach)) ? 'left' : undefined;
}

/** The label of a mark. */
export function labelRequest({ name, shortName, kind, x, y, water }: PlacedMark): PlacedRequest {
  const texts = shortName === undefined ? [name] : [name, shortName];
  return { kind, texts, x, y, gap: markSizes[kind] + 4, water };
}

/** The box that a mark covers. */
export function boxOfMark({ kind, x, y }: PlacedMark): Box {
  const half = markSizes[kind] + 1;
  return { left: x - half, right: x + half, top: y - half, bottom: y + half };
}

type NamedMark = Pick<Mark, 'kind' | 'name'>;

const drawingOrder: readonly Mark['kind'][] = ['town', 'showroom', 'here'];

/** The drawing order of marks: towns by name, then the rest over them. */
export function byDrawingOrder(one: NamedMark, other: NamedMark): number {
  return (
    drawingOrder.indexOf(one.kind) - drawingOrder.indexOf(other.kind) ||
    compareCodeUnits(one.name, other.name)
  );
}

/** Rounds a point to the nearest unit. */
export function wholeUnits({ x, y }: Point): Point {
  return { x: Math.round(x), y: Math.round(y) };
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
