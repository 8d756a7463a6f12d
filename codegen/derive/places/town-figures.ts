import { textAt } from '../../model/data.ts';
import { pageHref } from '../pages/page-href.ts';
import type { TownRecord } from '../records.ts';
import type { ViewContext } from '../views/view.ts';
import { directionTo } from './compass.ts';
import { coordinatesOf } from './coordinates.ts';
import { type Coordinates, milesBetween, shownMiles } from './distance.ts';
import { physicalLocations } from './physical-locations.ts';

/** A town this near is counted as around another. */
const aroundMiles = 10;

// Figures of one town that follow from the records of the others.

/** Anything with coordinates. */
interface Located {
  readonly coordinates: Coordinates;
}

/** Its place by population among the listed towns of its county. */
export function rankOf({ county, population }: TownRecord, { records }: ViewContext) {
  const inCounty = records.towns.filter((town) => town.county === county);
  const larger = inCounty.filter((town) => town.population > population);
  return { position: larger.length + 1, count: inCounty.length };
}

/** Distance and direction of the county seat, if that is a listed town. */
export function wayToSeat(town: TownRecord, context: ViewContext) {
  const { seat } = context.county(town.county);
  const found = context.records.towns.find(
    ({ county, name }) => county === town.county && name === seat,
  );
  return found && wayToTown(town, found, context);
}

/** An ocean town farther away than this says nothing about a town. */
const oceanMiles = 30;

/** Distance and direction of the nearest ocean town, for a town near the ocean that is not one. */
export function wayToOcean(town: TownRecord, context: ViewContext) {
  if (town.setting === 'ocean') return undefined;
  const milesTo = ({ coordinates }: Located) => milesBetween(town.coordinates, coordinates);
  const nearest = context.records.towns
    .filter(({ setting }) => setting === 'ocean')
    .map((at) => ({ at, miles: milesTo(at) }))
    .filter(({ miles }) => miles <= oceanMiles)
    .reduce<{ at: TownRecord; miles: number } | undefined>(
      (best, each) => (best && best.miles <= each.miles ? best : each),
      undefined,
    )?.at;
  return nearest && wayToTown(town, nearest, context);
}

/** How many other towns lie near by; the two sides of a town are one. */
export function townsAround(id: string, { town, records }: ViewContext) {
  const { twin, coordinates } = town(id);
  const near = records.towns.filter(
    (other) =>
      other.id !== id &&
      other.id !== twin &&
      milesBetween(coordinates, other.coordinates) <= aroundMiles,
  );
  const isCountedAlready = (other: TownRecord) =>
    near.some((each) => each.id === other.twin && each.id < other.id);
  const single = near.filter((each) => !isCountedAlready(each));
  return { miles: aroundMiles, count: single.length };
}

/** Distance and direction of each place that visitors can drive to, nearest first. */
export function waysToLocations(town: TownRecord, { site }: ViewContext) {
  return physicalLocations(site)
    .map((location) => ({
      name: textAt(location, 'name'),
      ...wayBetween(town, { coordinates: coordinatesOf(location) }),
    }))
    .toSorted((one, other) => one.miles - other.miles);
}

/**
 * The towns around one, nearest first, across county borders. A town in two counties has a page for each:
 * it is not its own neighbor, and elsewhere only one of the two is listed, that of the same county if any.
 */
export function townsBeside(
  id: string,
  count: number,
  { town, findNear }: ViewContext,
): readonly TownRecord[] {
  const { twin, county } = town(id);
  // Each town with two pages can take two places.
  const near = findNear(id, 2 * count + 1).map(town);
  const isDouble = (one: TownRecord, index: number) => {
    const place = near.findIndex((each) => each.id === one.twin);
    return (
      place >= 0 && (near[place]?.county === county || (place < index && one.county !== county))
    );
  };
  return near.filter((each, index) => each.id !== twin && !isDouble(each, index)).slice(0, count);
}

function wayToTown(from: TownRecord, to: TownRecord, context: ViewContext) {
  return { name: to.name, href: pageHref('town', to.id, context), ...wayBetween(from, to) };
}

/** The distance and direction from one place to another. */
export function wayBetween({ coordinates: from }: Located, { coordinates: to }: Located) {
  return { miles: shownMiles(from, to), direction: directionTo(from, to) };
}
