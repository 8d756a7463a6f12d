import { type Coordinates, milesBetween } from '../../geography/distance.ts';
import type { PlaceNoun, TownRecord } from '../context/records.ts';
import { byPopulation } from '../context/town-ranks.ts';
import type { ViewContext } from '../context/view.ts';
import { distanceBetween, printDistance } from '../places/distances.ts';
import { townsBeside } from '../places/town-figures.ts';
import { countyLocator } from './county-locator.ts';
import { drawLocator } from './draw-locator.ts';
import type { Mark } from './place-marks.ts';
import { projectionAround } from './projection.ts';
import {
  recallMap,
  scaleOf,
  showrooms,
  surroundings,
  townMark,
  withShowrooms,
} from './surroundings.ts';

/** How many towns a map of one place shows around it. */
const neighbors = 6;
/** A place of business farther away than this is left off the map, since it would push the towns together. */
const reach = 12;

const wide = { width: 620, minHeight: 540, maxHeight: 540, minMiles: 15, margin: 60 };
const narrow = { width: 320, minHeight: 330, maxHeight: 330, minMiles: 15, margin: 42 };

/** The map of a record: of a county with all its towns, or of a place with what is near it. */
export function locatorOf(noun: PlaceNoun, id: string, context: ViewContext) {
  return noun === 'county' ? countyLocator(id, context) : placeLocator(noun, id, context);
}

/** A town or a place of business among the towns around it, with a line to the nearest place of business. */
function placeLocator(noun: PlaceNoun, id: string, context: ViewContext) {
  const record = placeRecord(noun, id, context);
  const here: Mark = { name: record.name, kind: 'here', at: record.coordinates };
  const isElsewhere = (mark: Mark) => milesBetween(here.at, mark.at) > 0;
  const others = noun === 'location' ? showrooms(context).filter(isElsewhere) : showrooms(context);
  const business = noun === 'location' ? undefined : others.toSorted(byDistance(here))[0];
  const towns = context.weigh(() => nearestTowns(noun, id, context).toSorted(byPopulation));
  const marks = towns.map(townMark).filter(isElsewhere);
  const extent = extentOf(here, marks, business);
  const county = 'county' in record ? record.county : undefined;
  const plan = {
    marks: [here, ...withShowrooms(marks, others)],
    lines: business ? [lineTo(business, here, context)] : [],
  };
  return recallMap([extent, county, plan], context, () =>
    drawLocator({
      ...plan,
      sheets: sheetsFor(extent),
      ...surroundings(county, context),
      ...scaleOf(context),
    }),
  );
}

function sheetsFor(extent: readonly Coordinates[]) {
  const wideSheet = projectionAround(extent, wide);
  const narrowSheet = projectionAround(extent, narrow);
  return [
    { size: 'wide', projection: wideSheet, letters: { size: 17, height: 22 } },
    { size: 'narrow', projection: narrowSheet, letters: { size: 15, height: 19 } },
  ] as const;
}

function extentOf(here: Mark, marks: readonly Mark[], business: Mark | undefined) {
  const isInReach = business && milesBetween(here.at, business.at) <= reach;
  return [here, ...(isInReach ? [business] : []), ...marks].map(({ at }) => at);
}

function lineTo({ at }: Mark, here: Mark, context: ViewContext) {
  return { to: at, text: printDistance(distanceBetween(here.at, at, context), context) };
}

/** The nearest towns, whose pages are linked in the list beside the map. */
function nearestTowns(noun: PlaceNoun, id: string, context: ViewContext): readonly TownRecord[] {
  if (noun === 'town') return townsBeside(id, neighbors, context);
  const { coordinates: here } = placeRecord(noun, id, context);
  const milesTo = ({ coordinates }: TownRecord) => milesBetween(here, coordinates);
  return context.records.towns
    .toSorted((one, other) => milesTo(one) - milesTo(other))
    .slice(0, neighbors);
}

function byDistance({ at }: Pick<Mark, 'at'>): (one: Mark, other: Mark) => number {
  return (one, other) => milesBetween(at, one.at) - milesBetween(at, other.at);
}

/** A record that is shown on a map. The check says so before if it is not known where it is. */
export function placeRecord(noun: PlaceNoun, id: string, { get }: ViewContext) {
  const record = get(noun, id);
  const { coordinates } = record;
  if (!coordinates) throw new Error(`it is not known where the ${noun} "${id}" is`);
  return { ...record, coordinates };
}
