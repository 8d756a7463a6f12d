import { optionalText, textAt } from '../../model/data.ts';
import { coordinatesOf } from '../places/coordinates.ts';
import { milesBetween } from '../places/distance.ts';
import { townsBeside } from '../places/town-figures.ts';
import type { ViewContext } from '../views/view.ts';
import { countyLocator } from './county-locator.ts';
import { drawLocator } from './draw-locator.ts';
import type { Mark } from './place-marks.ts';
import { projectionAround } from './projection.ts';
import { printedMiles, showrooms, surroundings, townMark, withShowrooms } from './surroundings.ts';

/** How many towns a map of one place shows around it. */
const neighbors = 6;
/** A place of business farther away than this is left off the map: it would push the towns together. */
const reach = 12;

const wide = { width: 620, minHeight: 540, maxHeight: 540, minMiles: 15, margin: 60 };
const narrow = { width: 320, minHeight: 330, maxHeight: 330, minMiles: 15, margin: 42 };

/** The map of a record: of a county with all its towns, or of a place with what is near it. */
export function locatorOf(noun: string, id: string, context: ViewContext) {
  return noun === 'county' ? countyLocator(id, context) : placeLocator(noun, id, context);
}

/** A town or a place of business among the nearest towns, with the way to the nearest place of business. */
function placeLocator(noun: string, id: string, context: ViewContext) {
  const record = context.get(noun, id);
  const here: Mark = { name: textAt(record, 'name'), kind: 'here', at: coordinatesOf(record) };
  const isElsewhere = (mark: Mark) => milesBetween(here.at, mark.at) > 0;
  const others = noun === 'location' ? showrooms(context).filter(isElsewhere) : showrooms(context);
  const nearest = noun === 'location' ? [] : others.toSorted(byDistance(here)).slice(0, 1);
  const towns = nearestTowns(noun, id, context).filter(isElsewhere);
  const inReach = nearest.filter((mark) => milesBetween(here.at, mark.at) <= reach);
  const extent = [here, ...inReach, ...towns].map(({ at }) => at);
  const { printMiles } = printedMiles(context);
  return drawLocator({
    sheets: [
      {
        size: 'wide',
        projection: projectionAround(extent, wide),
        letters: { size: 17, height: 22 },
      },
      {
        size: 'narrow',
        projection: projectionAround(extent, narrow),
        letters: { size: 15, height: 19 },
      },
    ],
    ...surroundings(optionalText(record, 'county'), context),
    marks: [here, ...withShowrooms(towns, others)],
    lines: nearest.map(({ at }) => ({
      to: at,
      text: printMiles(Math.round(milesBetween(here.at, at) * 10) / 10),
    })),
    printMiles,
  });
}

/** Their pages are linked in the list beside the map. */
function nearestTowns(noun: string, id: string, context: ViewContext): readonly Mark[] {
  if (noun === 'town') {
    return townsBeside(id, neighbors, context).map(townMark);
  }
  const here = { at: coordinatesOf(context.get(noun, id)) };
  return context.records.towns.map(townMark).toSorted(byDistance(here)).slice(0, neighbors);
}

function byDistance({ at }: Pick<Mark, 'at'>): (one: Mark, other: Mark) => number {
  return (one, other) => milesBetween(at, one.at) - milesBetween(at, other.at);
}
