import type { TownQuery } from '../../../generated/content.ts';
import type { DeliveryPlace, TownLink, TownName } from '../../../generated/sections.ts';
import { compareCodeUnits } from '../../diagnostics/compare-code-units.ts';
import type { TownRecord } from '../context/records.ts';
import { byPopulation } from '../context/town-ranks.ts';
import { pageHref, type View, type ViewContext } from '../context/view.ts';
import { distanceBetween } from '../places/distances.ts';
import { waysToLocations } from '../places/town-figures.ts';

/** A town, or the towns a query asks for; those near another town come with their distance from it. */
export const townLink: View<TownLink> = {
  one: (id, context) => townView(context.town(String(id)), context),
  many(reference, context) {
    const query = reference as TownQuery;
    const from = query.near === undefined ? undefined : context.town(query.near);
    return townsOf(query, context).map((town) => ({
      ...townView(town, context),
      ...(from && { distance: distanceBetween(from.coordinates, town.coordinates, context) }),
    }));
  },
};

/** The name of a town as a link. It is in the menus of all pages, so it reads nothing else that would remake them. */
export const townName: View<TownName> = {
  many: (reference, context) =>
    townsOf(reference as TownQuery, context).map((town) => nameView(town, context)),
};

/** The towns a query asks for; those near another town begin with the nearest. */
function townsOf(query: TownQuery, context: ViewContext): readonly TownRecord[] {
  const { records, search, town } = context;
  const { near, take = records.towns.length } = query;
  return near === undefined
    ? context.weigh(() => chosenTowns(query, context)).slice(0, take)
    : search.all().findNear(town(near), take).map(town);
}

function nameView({ id, name }: TownRecord, context: ViewContext) {
  return { id, name, href: pageHref('town', id, context) };
}

/** A town as shown in a list. */
export function townView(town: TownRecord, context: ViewContext) {
  const { type, population, coordinates } = town;
  const county = context.get('county', town.county).name;
  return { ...nameView(town, context), type, county, population, coordinates };
}

function chosenTowns({ county, sort }: TownQuery, { records }: ViewContext): readonly TownRecord[] {
  const byName = records.towns
    .filter((town) => county === undefined || town.county === county)
    .toSorted((one, other) => compareCodeUnits(one.name, other.name));
  if (sort !== 'population') return byName;
  return byName.toSorted(byPopulation);
}

/** Every town with its distance from the nearest place of business; none without such a place. */
export const deliveryPlace: View<DeliveryPlace> = {
  many: (_query, context) =>
    context.records.towns.flatMap((town) => {
      const [nearest] = waysToLocations(town, context);
      const { id, name, zip } = town;
      const county = context.get('county', town.county).name;
      const href = pageHref('town', id, context);
      return nearest
        ? [{ id, name, county, zip, href, location: nearest.name, distance: nearest.distance }]
        : [];
    }),
};
