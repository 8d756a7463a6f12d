import type { NounTypes } from '../../../generated/content.ts';
import type { Coordinates } from '../../geography/distance.ts';
import type { TownRecord } from '../context/records.ts';
import { pageHref, type ViewContext } from '../context/view.ts';
import { distanceBetween, milesOf } from './distances.ts';

/** A town this near is counted as around another, in the unit of the site's distances. */
const around = 10;

// Figures of a town that are derived from the records of others.

/** Anything with coordinates. */
interface Located {
  readonly coordinates: Coordinates;
}

/** Distance and direction to the county seat, if that is a listed town. */
export function wayToSeat(town: TownRecord, context: ViewContext) {
  const seat = context.seatOf(town.county);
  return seat && wayToTown(town, seat, context);
}

/** An ocean town farther away than this is irrelevant. */
const oceanMiles = 30;

/** Distance and direction to the nearest ocean town, for a town near the ocean that is not one. */
export function wayToOcean(from: TownRecord, context: ViewContext) {
  if (from.setting === 'ocean') return undefined;
  const [nearest] = context.search.atOcean().findNear(from, 1, oceanMiles);
  return nearest === undefined ? undefined : wayToTown(from, context.town(nearest), context);
}

/** How many other towns are nearby; the two sides of a town count as one. */
export function townsAround(id: string, context: ViewContext) {
  const { town, search } = context;
  const here = town(id);
  const aroundMiles = milesOf(around, context);
  const sides = new Set(
    search.inTwoCounties().findNear(here, Number.POSITIVE_INFINITY, aroundMiles),
  );
  const isSecond = (side: string) => {
    const { twin = '' } = town(side);
    return twin === id || (sides.has(twin) && twin < side);
  };
  const count = search.all().countWithin(here, aroundMiles) - [...sides].filter(isSecond).length;
  return { distance: around, count };
}

/** Distance and direction to each place that visitors can drive to, nearest first. */
export function waysToLocations(town: TownRecord, context: ViewContext) {
  return physicalLocations(context.site)
    .map((location) => ({
      name: location.name,
      ...wayBetween(town, location, context),
    }))
    .toSorted((one, other) => one.distance - other.distance);
}

/**
 * The towns around one, nearest first, across county borders. A town in two counties has a page for each:
 * it is not its own neighbor, and elsewhere only one of the two is listed, that of the same county if any.
 */
export function townsBeside(
  id: string,
  count: number,
  { town, search }: ViewContext,
): readonly TownRecord[] {
  const here = town(id);
  const { twin, county } = here;
  // A town with two pages can take up two of the results.
  const near = search
    .all()
    .findNear(here, 2 * count + 1)
    .map(town);
  const isDouble = (one: TownRecord, index: number) => {
    const place = near.findIndex((each) => each.id === one.twin);
    return (
      place >= 0 && (near[place]?.county === county || (place < index && one.county !== county))
    );
  };
  return near.filter((each, index) => each.id !== twin && !isDouble(each, index)).slice(0, count);
}

function wayToTown(from: TownRecord, to: TownRecord, context: ViewContext) {
  return {
    name: to.name,
    href: pageHref('town', to.id, context),
    ...wayBetween(from, to, context),
  };
}

/** The distance and direction from one place to another. */
export function wayBetween(
  { coordinates: from }: Located,
  { coordinates: to }: Located,
  context: ViewContext,
) {
  return { distance: distanceBetween(from, to, context), direction: directionTo(from, to) };
}

type Location = NounTypes['location'];

/** A location that is on the map. */
type PlacedLocation = Location & Required<Pick<Location, 'coordinates'>>;

/** The locations of the dealer that visitors can drive to, if it is known where they are. */
export function physicalLocations({
  locations = {},
}: Pick<NounTypes['site'], 'locations'>): readonly PlacedLocation[] {
  return Object.values(locations).filter(
    (location): location is PlacedLocation =>
      location.type === 'physical' && location.coordinates !== undefined,
  );
}

/** The eight directions of the compass, clockwise. */
const directions = [
  'north',
  'northeast',
  'east',
  'southeast',
  'south',
  'southwest',
  'west',
  'northwest',
] as const;

type Direction = (typeof directions)[number];

/** The direction from one place to another; undefined for the same point. */
function directionTo(from: Coordinates, to: Coordinates): Direction | undefined {
  const north = to.lat - from.lat;
  const east = (to.lng - from.lng) * Math.cos((from.lat * Math.PI) / 180);
  if (north === 0 && east === 0) return undefined;
  const eighths = Math.round(Math.atan2(east, north) / (Math.PI / 4));
  return directions[(eighths + directions.length) % directions.length];
}
