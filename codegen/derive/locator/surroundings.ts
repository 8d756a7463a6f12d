import type { NounTypes } from '../../../generated/content.ts';
import { countyOutlines } from '../../geography/county-outline.ts';
import { milesBetween, type Ring } from '../../geography/distance.ts';
import type { TownRecord } from '../context/records.ts';
import type { ViewContext } from '../context/view.ts';
import { distanceUnit, milesOf, printDistance } from '../places/distances.ts';
import { physicalLocations } from '../places/town-figures.ts';
import type { Mark } from './place-marks.ts';

/** The drawing of a map; drawn once for all that it shows. */
export function recallMap<Drawing>(
  shown: readonly unknown[],
  context: ViewContext,
  draw: () => Drawing,
): Drawing {
  const { index, print, recall } = context;
  const around = [
    codedCounties(context),
    index.site.content.coast?.data,
    print.locale,
    distanceUnit(context),
  ];
  return recall('map', [...shown, ...around], draw);
}

/** The counties that have a code. */
function codedCounties({ records }: ViewContext) {
  return records.counties.flatMap(({ id, name, fips }) => (fips ? [{ id, name, fips }] : []));
}

/** Whether there is anything to draw a map of: dots on empty ground show nobody where a place is. */
export function hasShapes(context: ViewContext): boolean {
  return codedCounties(context).length > 0 || context.index.site.content.coast !== undefined;
}

/** The outlines of all counties that have a code, and the land around them: the dealer's own, if it has any. */
export function surroundings(current: string | undefined, context: ViewContext) {
  const coded = codedCounties(context);
  const { counties, land } = countyOutlines(coded.map(({ fips }) => fips));
  const { coast } = context.index.site.content;
  const outlines = coded.map(({ id, name, fips }) => ({
    name,
    isCurrent: id === current,
    rings: counties.get(fips) ?? [],
  }));
  if (!coast) return { land, outlines, credit: undefined };
  return { land: coastOf(coast.data), outlines, credit: creditOf(coast.data) };
}

function creditOf({ credit: { text, href } }: NounTypes['coast']) {
  return { text, href };
}

export function townMark({ name, coordinates }: Pick<TownRecord, 'name' | 'coordinates'>): Mark {
  return { name, kind: 'town', at: coordinates };
}

/** The places that visitors can drive to; a name is read only once it is drawn. */
export function showrooms({ site }: ViewContext): readonly Mark[] {
  return physicalLocations(site).map((location) => ({
    get name() {
      return location.name;
    },
    get shortName() {
      return location.city;
    },
    kind: 'showroom',
    at: location.coordinates,
  }));
}

/** Towns and the places of business around them; a town that has one gets its mark instead of a second one. */
export function withShowrooms(towns: readonly Mark[], places: readonly Mark[]): readonly Mark[] {
  const others = places.filter((place) => !towns.some(isAtSpotOf(place)));
  const kindOf = (town: Mark) => (places.some(isAtSpotOf(town)) ? 'showroom' : town.kind);
  return [...others, ...towns.map((town) => ({ ...town, kind: kindOf(town) }))];
}

function isAtSpotOf({ at }: Mark): (other: Mark) => boolean {
  return (other) => milesBetween(at, other.at) < 1;
}

/** The unit of a map's scale: how many miles it is, and how lengths in it are printed. */
export function scaleOf(context: ViewContext) {
  return {
    milesPerUnit: milesOf(1, context),
    printLength: (length: number) => printDistance(length, context),
  };
}

const latest = new WeakMap<object, readonly Ring[]>();

/** The outlines of land in the dealer's content; parsed once. */
function coastOf(coast: NounTypes['coast']): readonly Ring[] {
  const known = latest.get(coast);
  if (known) return known;
  const rings = coast.rings.map(readRing);
  latest.set(coast, rings);
  return rings;
}

/** The first pair is a position in thousandths of a degree; the others are relative. */
function readRing(text: string): Ring {
  const figures = text.split(' ').map(Number);
  let [lng, lat] = [0, 0];
  return Array.from({ length: figures.length / 2 }, (_, index) => {
    lng += figures[2 * index] ?? 0;
    lat += figures[2 * index + 1] ?? 0;
    return { lat: lat / 1000, lng: lng / 1000 };
  });
}
