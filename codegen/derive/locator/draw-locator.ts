import type { DegreeBox } from '../../geography/clip-rings.ts';
import type { Ring } from '../../geography/distance.ts';
import { type Box, boxOf, type Label, type Letters } from './label-spots.ts';
import { drawLines, type Line } from './measured-lines.ts';
import { nameMarks } from './name-marks.ts';
import { pathData } from './path-data.ts';
import {
  boxOfMark,
  byDrawingOrder,
  type Mark,
  type PlacedMark,
  placeMarks,
  wholeUnits,
} from './place-marks.ts';
import { type Projection, transformTo } from './projection.ts';
import { scaleBar } from './scale-bar.ts';

/** The outline of a county. */
interface Outline {
  readonly name: string;
  readonly isCurrent: boolean;
  readonly rings: readonly Ring[];
}

/** One size of a map: narrow for phones, wide for the rest. */
export interface SheetSize {
  readonly size: 'narrow' | 'wide';
  readonly projection: Projection;
  readonly letters: Letters;
}

/** A credit line and its link. */
interface Credit {
  readonly text: string;
  readonly href: string;
}

/** What a map shows. Marks are in order of importance: the first get their labels first. */
export interface LocatorPlan {
  /** The first one's units are those of the outlines. */
  readonly sheets: readonly [SheetSize, ...SheetSize[]];
  readonly land: readonly Ring[];
  readonly outlines: readonly Outline[];
  readonly marks: readonly Mark[];
  /** Lines from the mark "here". */
  readonly lines: readonly Line[];
  /** The credit for the coast data. */
  readonly credit: Credit | undefined;
  /** The miles of a unit of the scale. */
  readonly milesPerUnit: number;
  /** Prints a length in that unit. */
  printLength(length: number): string;
}

/** Turns a map into numbers and path data, so that components only have to draw. */
export function drawLocator(plan: LocatorPlan) {
  const { sheets, land, outlines } = plan;
  const base = { ...sheets[0].projection, box: boxOfAll(sheets) };
  return {
    water: waterPath(land, base),
    outlines: outlines
      .map(({ rings, ...outline }) => ({ ...outline, path: pathData(rings, base) }))
      .filter(({ path }) => path !== ''),
    sheets: sheets.map((sheet) => drawSheet(sheet, plan)),
    credit: plan.credit,
  };
}

/** Bends of the coast smaller than this many units are invisible. */
const leastBend = 2.5;

/** Everything but the land: drawn over the counties, it gives them their coast. */
function waterPath(land: readonly Ring[], projection: Projection): string | undefined {
  const path = pathData(land, projection, leastBend);
  if (path === '') return undefined;
  const { north, south, west, east } = projection.box;
  const [from, to] = [
    wholeUnits(projection.toPoint({ lat: north, lng: west })),
    wholeUnits(projection.toPoint({ lat: south, lng: east })),
  ];
  return `M${from.x} ${from.y}H${to.x}V${to.y}H${from.x}z${path}`;
}

function boxOfAll(sheets: readonly SheetSize[]): DegreeBox {
  const boxes = sheets.map(({ projection }) => projection.box);
  return {
    south: Math.min(...boxes.map(({ south }) => south)),
    north: Math.max(...boxes.map(({ north }) => north)),
    west: Math.min(...boxes.map(({ west }) => west)),
    east: Math.max(...boxes.map(({ east }) => east)),
  };
}

function drawSheet({ size, projection, letters }: SheetSize, plan: LocatorPlan) {
  const marks = placeMarks(plan.marks, projection, plan.land);
  const here = marks.find(({ kind }) => kind === 'here');
  const ways = drawLines(here, plan.lines, projection);
  const scale = scaleBar(projection, marks, plan.milesPerUnit);
  const wayRequests = ways.map(({ request }) => request);
  const { width, height } = projection;
  const taken = [...marks.map(boxOfMark), scale.box];
  const named = nameMarks(marks, wayRequests, { width, height, letters, taken, places: marks });
  const inOrder = marks.toSorted(byDrawingOrder);
  const numbered = inOrder.filter((mark) => named.numbered.has(mark));
  return {
    size,
    viewBox: `0 0 ${projection.width} ${projection.height}`,
    transform: transformTo(projection, plan.sheets[0].projection),
    lines: ways.map(({ line }) => line),
    places: inOrder
      .toSorted((one, other) => Number(named.labels.has(other)) - Number(named.labels.has(one)))
      .map((mark) => drawnPlace(mark, named.labels.get(mark), letters, numbered.indexOf(mark) + 1)),
    distances: named.others.map(drawnLabel),
    scale: { ...scale.bar, text: plan.printLength(scale.units) },
  };
}

/** A mark with its name, or the number that stands for it; the target is what a finger can hit of a name. */
function drawnPlace(mark: PlacedMark, label: Label | undefined, letters: Letters, number = 0) {
  const { name, kind, href } = mark;
  const drawn = { name, kind, ...wholeUnits(mark), href };
  if (number > 0) {
    // In the thickest crowd it stands on its dot.
    const spot = label ? drawnLabel(label) : ({ anchor: 'middle', ...wholeUnits(mark) } as const);
    return { ...drawn, number, label: { ...spot, text: String(number) } };
  }
  return {
    ...drawn,
    label: label && drawnLabel(label),
    target: href && label ? targetOf(boxOf(label, letters)) : undefined,
  };
}

function targetOf({ left, right, top, bottom }: Box) {
  return {
    x: Math.round(left),
    y: Math.round(top),
    width: Math.round(right - left),
    height: Math.round(bottom - top),
  };
}

function drawnLabel({ text, anchor, from, ...at }: Label) {
  return { text, anchor, ...wholeUnits(at), leader: from && wholeUnits(from) };
}
