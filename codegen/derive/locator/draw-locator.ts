import type { Ring } from '../places/clip-rings.ts';
import { placeLabels } from './labels.ts';
import { drawLines, drawRings, type Line } from './lines.ts';
import { pathData } from './path-data.ts';
import {
  boxOfMark,
  drawnMarks,
  isHidden,
  type Mark,
  markWish,
  type PlacedMark,
  placeMarks,
  wholeUnits,
} from './place-marks.ts';
import type { Point, Projection } from './projection.ts';
import { scaleBar } from './scale-bar.ts';

/** The outline of a county. */
export interface Outline {
  readonly name: string;
  readonly isCurrent: boolean;
  readonly rings: readonly Ring[];
}

/** What a map shows. Marks are in order of importance: the first get their labels first. */
export interface LocatorPlan {
  readonly projection: Projection;
  readonly land: readonly Ring[];
  readonly outlines: readonly Outline[];
  readonly marks: readonly Mark[];
  /** Ways from the mark "here", which also has rings around it. */
  readonly lines: readonly Line[];
  /** A distance in words. */
  printMiles(miles: number): string;
}

/** Turns a map into numbers and path data, which components only have to draw. */
export function drawLocator({ projection, land, outlines, marks, lines, printMiles }: LocatorPlan) {
  const placed = placeMarks(marks, projection);
  const here = placed.find(({ kind }) => kind === 'here');
  const shown = placed.filter((mark) => !isHidden(mark, here));
  const scale = scaleBar(projection, shown);
  const distances = drawDistances(here, { projection, lines, printMiles });
  const labels = placeLabels([...placed.map(markWish), ...distances.wishes], {
    ...projection,
    taken: [...shown.map(boxOfMark), scale.box],
  });
  return {
    viewBox: `0 0 ${projection.width} ${projection.height}`,
    land: pathData(land, projection) || undefined,
    outlines: drawOutlines(outlines, projection),
    rings: distances.rings,
    lines: distances.lines,
    places: drawnMarks(shown),
    labels: labels.map((label) => ({ ...label, ...wholeUnits(label) })),
    scale: { ...scale.bar, text: printMiles(scale.miles) },
  };
}

function drawOutlines(outlines: readonly Outline[], projection: Projection) {
  return outlines
    .map(({ rings, ...outline }) => ({ ...outline, path: pathData(rings, projection) }))
    .filter(({ path }) => path !== '');
}

type Distances = Pick<LocatorPlan, 'projection' | 'lines' | 'printMiles'>;

function drawDistances(here: PlacedMark | undefined, { projection, lines, printMiles }: Distances) {
  const from: Point | undefined = here;
  const ways = from ? drawLines(from, lines, projection) : [];
  const rings = from ? drawRings(from, projection) : [];
  return {
    lines: ways.map(({ line }) => line),
    rings: rings.map(({ circle }) => circle),
    wishes: [...ways, ...rings].map(({ wish: { miles, ...wish } }) => ({
      ...wish,
      texts: [printMiles(miles)],
    })),
  };
}
