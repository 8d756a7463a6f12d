import type { Data } from '../../model/content.ts';
import { groupAt, numberAt, optionalText, textAt } from '../../model/data.ts';
import { ringMiles } from '../locator/lines.ts';
import { pageHref } from '../pages/page-href.ts';
import type { ViewContext } from '../views/view.ts';
import { directionTo } from './compass.ts';
import { coordinatesOf } from './coordinates.ts';
import { milesBetween, shownMiles } from './distance.ts';

// Figures of one town that follow from the records of the others.

interface Town {
  readonly id: string;
  readonly data: Data;
}

/** Its place by population among the listed towns of its county. */
export function rankOf(town: Data, context: ViewContext) {
  const inCounty = allTowns(context).filter(({ data }) => data.county === town.county);
  const population = numberAt(town, 'population');
  const larger = inCounty.filter(({ data }) => numberAt(data, 'population') > population);
  return { position: larger.length + 1, count: inCounty.length };
}

/** The way to the county seat, where that is a listed town. */
export function wayToSeat(town: Data, context: ViewContext) {
  const county = textAt(town, 'county');
  const name = textAt(context.get('county', county), 'seat');
  const seat = allTowns(context).find(({ data }) => data.county === county && data.name === name);
  return seat && wayToTown(town, seat, context);
}

/** The way to the nearest ocean town, for a town that is none. */
export function wayToOcean(town: Data, context: ViewContext) {
  if (town.setting === 'ocean') return undefined;
  const from = coordinatesOf(town);
  const [nearest] = allTowns(context)
    .filter(({ data }) => data.setting === 'ocean')
    .toSorted(
      (one, other) =>
        milesBetween(from, coordinatesOf(one.data)) - milesBetween(from, coordinatesOf(other.data)),
    );
  return nearest && wayToTown(town, nearest, context);
}

/** How many other towns lie within the first ring of the map; the two sides of a town are one. */
export function townsAround(id: string, context: ViewContext) {
  const town = context.get('town', id);
  const from = coordinatesOf(town);
  const near = allTowns(context).filter(
    ({ id: other, data }) =>
      other !== id && town.twin !== other && milesBetween(from, coordinatesOf(data)) <= ringMiles,
  );
  const isCountedAlready = ({ id: other, data }: Town) =>
    near.some((each) => each.id === data.twin && each.id < other);
  const single = near.filter((each) => !isCountedAlready(each));
  return { miles: ringMiles, count: single.length };
}

/** The way to each place one can drive to, the nearest first. */
export function waysToLocations(town: Data, { site }: ViewContext) {
  const locations = groupAt(site, 'locations');
  return Object.keys(locations)
    .map((id) => groupAt(locations, id))
    .filter((location) => location.type === 'physical')
    .map((location) => ({ name: textAt(location, 'name'), ...wayBetween(town, location) }))
    .toSorted((one, other) => one.miles - other.miles);
}

/**
 * The towns around one, nearest first. A town in two counties has a page for each: such a page shows
 * its own county's towns, and elsewhere only one of the two is listed, that of the same county if any.
 */
export function townsBeside(id: string, count: number, context: ViewContext): readonly string[] {
  const { twin, county } = context.get('town', id);
  // Each town with two pages can take two places.
  const wanted = twin === undefined ? 2 * count : allTowns(context).length;
  const near = context
    .findNear(id, wanted)
    .map((each) => ({ id: each, data: context.get('town', each) }));
  const isDouble = ({ data }: Town, index: number) => {
    const place = near.findIndex((each) => each.id === optionalText(data, 'twin'));
    return (
      place >= 0 &&
      (near[place]?.data.county === county || (place < index && data.county !== county))
    );
  };
  return near
    .filter(({ data }) => twin === undefined || data.county === county)
    .filter((each, index) => !isDouble(each, index))
    .slice(0, count)
    .map((each) => each.id);
}

function wayToTown(from: Data, { id, data }: Town, context: ViewContext) {
  return {
    name: textAt(data, 'name'),
    href: pageHref('town', id, context),
    ...wayBetween(from, data),
  };
}

/** How far and in which direction one record lies from another. */
export function wayBetween(from: Data, to: Data) {
  const [start, end] = [coordinatesOf(from), coordinatesOf(to)];
  return { miles: shownMiles(start, end), direction: directionTo(start, end) };
}

function allTowns({ index }: ViewContext): readonly Town[] {
  return index.site.content.towns;
}
