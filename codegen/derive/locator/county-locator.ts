import {
  type Coordinates,
  milesPerDegree,
  milesPerLongitude,
  type Ring,
} from '../../geography/distance.ts';
import { isInside } from '../../geography/inside.ts';
import { byPopulation } from '../context/town-ranks.ts';
import { pageHref, type ViewContext } from '../context/view.ts';
import { drawLocator } from './draw-locator.ts';
import type { Mark } from './place-marks.ts';
import { type DrawingShape, projectionAround, rangeOf } from './projection.ts';
import {
  recallMap,
  scaleOf,
  showrooms,
  surroundings,
  townMark,
  withShowrooms,
} from './surroundings.ts';

/** The most names that fit on a map. */
const mostLinks = 60;
/** With more dots than this the map is a blur. */
const mostMarks = 300;

const wide = { width: 1000, minHeight: 520, maxHeight: 640, minMiles: 10, margin: 24 };
const narrow = { width: 320, minHeight: 300, maxHeight: 440, minMiles: 10, margin: 22 };
/** The width that names in the water need on a narrow map, in units. */
const nameRoom = 104;

/** A county with its towns, each a link, and the places of business on the map. */
export function countyLocator(id: string, context: ViewContext) {
  const marks = countyMarks(id, context);
  const input = [id, context.get('county', id).coordinates, marks, showrooms(context)];
  return recallMap(input, context, () => drawCounty(id, marks, context));
}

function drawCounty(id: string, marks: readonly Mark[], context: ViewContext) {
  const around = surroundings(id, context);
  const outline = around.outlines.find(({ isCurrent }) => isCurrent);
  const extent = [
    context.get('county', id).coordinates,
    ...marks.map(({ at }) => at),
    ...(outline?.rings.flat() ?? []),
  ];
  return drawLocator({
    sheets: [
      {
        size: 'wide',
        projection: projectionAround(extent, wide),
        letters: { size: 17, height: 24 },
      },
      {
        size: 'narrow',
        projection: projectionAround(narrowExtent(extent, marks, around.land), narrow),
        letters: { size: 15, height: 28 },
      },
    ],
    ...around,
    marks: withShowrooms(marks, showrooms(context)),
    lines: [],
    ...scaleOf(context),
  });
}

/** The towns of a county, the most populous first. */
function countyMarks(id: string, context: ViewContext): readonly Mark[] {
  const own = context.records.towns.filter(({ county }) => county === id);
  return context
    .weigh(() => own.toSorted(byPopulation))
    .slice(0, mostMarks)
    .map((town, rank) => ({
      ...townMark(town),
      href: rank < mostLinks ? pageHref('town', town.id, context) : undefined,
    }));
}

/**
 * The part of a county wider than the screen that a phone shows: its full height, and of its width the part at the
 * coast, with room for names in the water; without a coast, the middle of its towns.
 */
function narrowExtent(
  extent: readonly Coordinates[],
  marks: readonly Mark[],
  land: readonly Ring[],
): readonly Coordinates[] {
  const [lat, lng] = [rangeOf(extent.map((at) => at.lat)), rangeOf(extent.map((at) => at.lng))];
  const perMile = innerOf(narrow, narrow.maxHeight) / (lat.size * milesPerDegree);
  const degrees = (units: number) => units / perMile / milesPerLongitude(lat.middle);
  const width = degrees(innerOf(narrow, narrow.width));
  const coast = coastOf(marks, land);
  if (width >= lng.size) return extent;
  const towns = rangeOf(marks.map(({ at }) => at.lng));
  const east = coast === undefined ? towns.middle + width / 2 : coast + degrees(nameRoom);
  return [
    { lat: lat.low, lng: east - width },
    { lat: lat.high, lng: east },
  ];
}

function innerOf({ margin }: DrawingShape, size: number): number {
  return size - 2 * margin;
}

/** The easternmost of the towns with water to the east, some miles out. */
function coastOf(marks: readonly Mark[], land: readonly Ring[]): number | undefined {
  const onCoast = marks.filter(
    ({ at }) => land.length > 0 && !isInside({ lat: at.lat, lng: at.lng + 0.08 }, land),
  );
  return onCoast.length === 0 ? undefined : rangeOf(onCoast.map(({ at }) => at.lng)).high;
}
