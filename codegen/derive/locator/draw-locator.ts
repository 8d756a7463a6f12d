import { printFigure } from '../../facts/print-figure.ts';
import type { Ring } from '../clip-rings.ts';
import type { Coordinates } from '../distance.ts';
import { type Frame, isOnFrame, type Point } from './frame.ts';
import { type Box, type LabelWish, placeLabels } from './labels.ts';
import { drawLines, drawRings, type Line } from './lines.ts';
import { pathData } from './path-data.ts';
import { scaleBar } from './scale-bar.ts';
import { spreadApart } from './spread.ts';

/** A place to be marked. */
export interface Mark {
  readonly name: string;
  /** What may stand in place of the name where that is too long. */
  readonly shortName?: string | undefined;
  readonly kind: 'town' | 'showroom' | 'here';
  readonly at: Coordinates;
  readonly href?: string | undefined;
}

/** The outline of a county. */
export interface Outline {
  readonly name: string;
  readonly isCurrent: boolean;
  readonly rings: readonly Ring[];
}

/** What a map shows. Marks come in the order of their weight: the first are named first. */
export interface LocatorPlan {
  readonly frame: Frame;
  readonly land: readonly Ring[];
  readonly outlines: readonly Outline[];
  readonly marks: readonly Mark[];
  /** Distances from the mark "here": rings around it, and lines to other marks. */
  readonly lines: readonly Line[];
  readonly hasRings: boolean;
}

/** Half the size of a mark, in units. */
const markSizes: Readonly<Record<Mark['kind'], number>> = { town: 7, showroom: 9, here: 11 };
/** What a finger needs on the narrowest phone: 24 pixels where 400 units are 280 pixels wide. */
const touchGap = 35;

/** Puts a map into numbers and path data: components only draw them. */
export function drawLocator({ frame, land, outlines, marks, lines, hasRings }: LocatorPlan) {
  const shown = marks.filter(({ at }) => isOnFrame(frame.toPoint(at), frame, 4));
  const spots = shown.map(({ at }) => frame.toPoint(at));
  const points = shown.some(({ href }) => href !== undefined)
    ? spreadApart(spots, touchGap, frame)
    : spots;
  const placed = shown.map((mark, index) => ({ ...mark, ...(points[index] ?? frame.toPoint(mark.at)) }));
  const scale = scaleBar(frame, points);
  const here = placed.find(({ kind }) => kind === 'here');
  const drawnLines = here ? drawLines(here, lines, frame) : [];
  const rings = here && hasRings ? drawRings(here, frame) : [];
  const wishes = [
    ...placed.map(markWish),
    ...drawnLines.map(({ wish }) => wish),
    ...rings.map(({ wish }) => wish),
  ];
  const kinds = [...placed.map(({ kind }) => kind), ...drawnLines.map(() => 'line'), ...rings.map(() => 'ring')];
  const labels = placeLabels(wishes, {
    ...frame,
    taken: [...placed.map(boxOfMark), scale.box],
  }).flatMap((label, index) => (label ? [{ ...label, ...rounded(label), kind: kinds[index] ?? 'ring' }] : []));
  return {
    viewBox: `0 0 ${frame.width} ${frame.height}`,
    land: pathData(land, frame) || undefined,
    outlines: outlines
      .map(({ rings: shape, ...outline }) => ({ ...outline, path: pathData(shape, frame) }))
      .filter(({ path }) => path !== ''),
    rings: rings.map(({ circle }) => circle),
    lines: drawnLines.map(({ line }) => line),
    places: placed.map((mark, index) => placeOf(mark, spots[index] ?? mark)),
    labels,
    scale: { ...scale.bar, text: printFigure('miles', [scale.miles]) },
  };
}

function placeOf({ name, kind, href, x, y }: Mark & Point, spot: Point) {
  const isMoved = Math.hypot(x - spot.x, y - spot.y) > 3;
  return { name, kind, href, ...rounded({ x, y }), spot: isMoved ? rounded(spot) : undefined };
}

function markWish({ name, shortName, kind, x, y }: Mark & Point): LabelWish {
  const texts = shortName === undefined ? [name] : [name, shortName];
  return { texts, x, y, gap: markSizes[kind] + 4 };
}

function boxOfMark({ kind, x, y }: Mark & Point): Box {
  const half = markSizes[kind] + 1;
  return { left: x - half, right: x + half, top: y - half, bottom: y + half };
}

function rounded({ x, y }: Point): Point {
  return { x: Math.round(x), y: Math.round(y) };
}
