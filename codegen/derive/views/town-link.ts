import { compareCodeUnits } from '../../diagnostics/faults.ts';
import type { Data } from '../../model/content.ts';
import { optionalText } from '../../model/data.ts';
import { pageHref } from '../pages/page-href.ts';
import { shownMiles } from '../places/distance.ts';
import type { TownRecord } from '../records.ts';
import type { View, ViewContext } from './view.ts';

/** A town, or the towns a query asks for. */
export const townLink: View = {
  one: (id, context) => townView(context.town(String(id)), context),
  many(reference, context) {
    const query = reference as Data;
    const near = optionalText(query, 'near');
    const take = typeof query.take === 'number' ? query.take : undefined;
    if (near !== undefined) return nearTowns(near, take, context);
    return context
      .weigh(() => chosenTowns(query, context))
      .slice(0, take)
      .map((town) => townView(town, context));
  },
};

/** The towns nearest to one, nearest first, each with its distance. */
function nearTowns(id: string, count: number | undefined, context: ViewContext) {
  const { records, search, town } = context;
  const from = town(id);
  return search
    .all()
    .findNear(from, count ?? records.towns.length)
    .map(town)
    .map((near) => ({
      ...townView(near, context),
      miles: shownMiles(from.coordinates, near.coordinates),
    }));
}

/** A town as a list shows it. */
export function townView(town: TownRecord, context: ViewContext) {
  const { id, name, type, population, coordinates } = town;
  const href = pageHref('town', id, context);
  return {
    id,
    name,
    href,
    type,
    county: context.county(town.county).name,
    population,
    coordinates,
  };
}

function chosenTowns({ county, sort }: Data, { records }: ViewContext): readonly TownRecord[] {
  const byName = records.towns
    .filter((town) => county === undefined || town.county === county)
    .toSorted((one, other) => compareCodeUnits(one.name, other.name));
  if (sort !== 'population') return byName;
  return byName.toSorted((one, other) => other.population - one.population);
}
