import type { DegreeBox, Ring } from '../places/clip-rings.ts';
import { boxOf, type Label, type Letters } from './label-spots.ts';
import { placeLabels } from './labels.ts';
import { drawLines, type Line } from './lines.ts';
import { pathData } from './path-data.ts';
import {
  boxOfMark,
  byDrawingOrder,
  type Mark,
  markWish,
  type PlacedMark,
  placeMarks,
  wholeUnits,
} from './place-marks.ts';
import { type Projection, transformTo } from './projection.ts';
import { drawRing, type RangeRing } from './range-ring.ts';
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
  /** A ring around the mark "here". */
  readonly ring?: RangeRing | undefined;
  /** The credit for the shore data. */
  readonly credit: Credit | undefined;
  /** Prints a distance. */
  printMiles(miles: number): string;
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
    ringText: plan.ring?.text,
    credit: plan.credit,
  };
}

/** Bends of the shore smaller than this many units are invisible. */
const leastBend = 1.5;

/** Everything but the land: drawn over the counties, it gives them their shore. */
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
  const ring = plan.ring && here && drawRing(here, plan.ring, projection);
  const scale = scaleBar(projection, marks);
  const wishes = marks.map(markWish);
  const wayWishes = [...ways.map(({ wish }) => wish), ...(ring ? [ring.wish] : [])];
  const { labels } = placeLabels([...wishes, ...wayWishes], {
    ...projection,
    letters,
    taken: [...marks.map(boxOfMark), scale.box],
    places: marks,
  });
  return {
    size,
    viewBox: `0 0 ${projection.width} ${projection.height}`,
    transform: transformTo(projection, plan.sheets[0].projection),
    lines: ways.map(({ line }) => line),
    ring: ring?.ring,
    places: marks
      .map((mark, index) => drawnPlace(mark, labels[index], letters))
      .toSorted(byDrawingOrder),
    distances: wayWishes.flatMap((_, index) => {
      const label = labels[marks.length + index];
      return label ? [drawnLabel(label)] : [];
    }),
    scale: { ...scale.bar, text: plan.printMiles(scale.miles) },
  };
}

/** A mark with its name; only a named place is a link, since the name is what a finger can hit. */
function drawnPlace(mark: PlacedMark, label: Label | undefined, letters: Letters) {
  const { name, kind, href } = mark;
  const target = label && boxOf(label, letters);
  return {
    name,
    kind,
    ...wholeUnits(mark),
    href: label && href,
    label: label && drawnLabel(label),
    target: href &&
      target && {
        x: Math.round(target.left),
        y: Math.round(target.top),
        width: Math.round(target.right - target.left),
        height: Math.round(target.bottom - target.top),
      },
  };
}

function drawnLabel({ text, anchor, from, ...at }: Label) {
  return { text, anchor, ...wholeUnits(at), leader: from && wholeUnits(from) };
}
