import { groupAt, optionalText, textAt } from '../../model/data.ts';
import { printFigure } from '../../resolve/facts/print-figure.ts';
import { pageHref } from '../pages/page-href.ts';
import { coordinatesOf } from '../places/coordinates.ts';
import { countyOutlines } from '../places/county-outline.ts';
import { milesBetween, shownMiles } from '../places/distance.ts';
import { townsBeside } from '../places/town-figures.ts';
import type { TownRecord } from '../records.ts';
import type { ViewContext } from '../views/view.ts';
import { drawLocator } from './draw-locator.ts';
import type { Mark } from './place-marks.ts';
import { projectionAround } from './projection.ts';

/** How many towns a map of one place shows around it. */
const neighbors = 6;
/** More markers than this do not fit without overlap. */
const mostLinks = 60;

const townShape = { minHeight: 400, maxHeight: 400, minMiles: 15, margin: 50 };
const countyShape = { minHeight: 300, maxHeight: 460, minMiles: 10, margin: 44 };

/** The map of a record: of a county with all its towns, or of a place with what is near it. */
export function locatorOf(noun: string, id: string, context: ViewContext) {
  return noun === 'county' ? countyLocator(id, context) : placeLocator(noun, id, context);
}

/** A county with its towns, each a link, and the places of business on the map. */
function countyLocator(id: string, context: ViewContext) {
  const surroundings = outlinesAround(id, context);
  const outline = surroundings.outlines.find(({ isCurrent }) => isCurrent);
  const marks = countyMarks(id, context);
  const middle = context.county(id).coordinates;
  const extent = [middle, ...marks.map(({ at }) => at), ...(outline?.rings.flat() ?? [])];
  const all = showrooms(context).filter((showroom) => !marks.some(isAtSpotOf(showroom)));
  const projection = projectionAround(extent, countyShape);
  return drawLocator({
    projection,
    ...surroundings,
    marks: [...all, ...marks],
    lines: [],
    ...wordsOf(context),
  });
}

/** The towns of a county, the most populous first; one with a place of business is marked as such. */
function countyMarks(id: string, context: ViewContext): readonly Mark[] {
  const places = showrooms(context);
  return context.records.towns
    .filter(({ county }) => county === id)
    .toSorted((one, other) => other.population - one.population)
    .map((town, rank) => ({
      ...townMark(town),
      href: rank < mostLinks ? pageHref('town', town.id, context) : undefined,
    }))
    .map((mark) => (places.some(isAtSpotOf(mark)) ? { ...mark, kind: 'showroom' } : mark));
}

function isAtSpotOf({ at }: Mark): (other: Mark) => boolean {
  return (other) => milesBetween(at, other.at) < 1;
}

/** A town or a place of business among the nearest towns, with the way to the nearest place of business. */
function placeLocator(noun: string, id: string, context: ViewContext) {
  const record = context.get(noun, id);
  const here: Mark = { name: textAt(record, 'name'), kind: 'here', at: coordinatesOf(record) };
  const isElsewhere = (mark: Mark) => milesBetween(here.at, mark.at) > 0;
  const others = noun === 'location' ? showrooms(context).filter(isElsewhere) : showrooms(context);
  const nearest = noun === 'location' ? [] : others.toSorted(byDistance(here)).slice(0, 1);
  const towns = nearestTowns(noun, id, context).filter(isElsewhere);
  return drawLocator({
    projection: projectionAround(
      [here, ...nearest, ...towns].map(({ at }) => at),
      townShape,
    ),
    ...outlinesAround(optionalText(record, 'county'), context),
    marks: [here, ...others, ...towns],
    lines: nearest.map(({ at }) => ({ to: at, miles: shownMiles(here.at, at) })),
    ...wordsOf(context),
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

function townMark({ name, coordinates }: TownRecord): Mark {
  return { name, kind: 'town', at: coordinates };
}

function wordsOf({ print }: ViewContext) {
  return { printMiles: (miles: number) => printFigure('miles', [miles], print) };
}

/** The places that visitors can drive to. */
function showrooms({ site }: ViewContext): readonly Mark[] {
  const locations = groupAt(site, 'locations');
  return Object.keys(locations)
    .map((id) => groupAt(locations, id))
    .filter((location) => location.type === 'physical')
    .map((location) => ({
      name: textAt(location, 'name'),
      shortName: textAt(location, 'city'),
      kind: 'showroom',
      at: coordinatesOf(location),
    }));
}

function byDistance({ at }: Pick<Mark, 'at'>): (one: Mark, other: Mark) => number {
  return (one, other) => milesBetween(at, one.at) - milesBetween(at, other.at);
}

/** The outlines of all counties that have a code, and the land around them. */
function outlinesAround(current: string | undefined, { records }: ViewContext) {
  const coded = records.counties.flatMap(({ id, name, fips }) => (fips ? { id, name, fips } : []));
  const { counties, land } = countyOutlines(coded.map(({ fips }) => fips));
  const outlines = coded.map(({ id, name, fips }) => ({
    name,
    isCurrent: id === current,
    rings: counties.get(fips) ?? [],
  }));
  return { land, outlines };
}
