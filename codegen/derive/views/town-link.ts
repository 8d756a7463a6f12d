import { inOrder } from '../../diagnostics/faults.ts';
import type { Data } from '../../model/content.ts';
import { numberAt, optionalText, textAt } from '../../model/data.ts';
import { pageHref } from '../pages/page-href.ts';
import { coordinatesOf } from '../places/coordinates.ts';
import { shownMiles } from '../places/distance.ts';
import type { View, ViewContext } from './view.ts';

/** A town, or the towns a query asks for. */
export const townLink: View = {
  one: (id, context) => townView(String(id), context),
  many(reference, context) {
    const query = reference as Data;
    const near = optionalText(query, 'near');
    const take = typeof query.take === 'number' ? query.take : undefined;
    if (near !== undefined) return nearTowns(near, take, context);
    return chosenTowns(query, context)
      .slice(0, take)
      .map((id) => townView(id, context));
  },
};

/** The towns nearest to one, nearest first, each with its distance. */
function nearTowns(id: string, count: number | undefined, context: ViewContext) {
  const from = coordinatesOf(context.get('town', id));
  const wanted = count ?? context.index.site.content.towns.length;
  return context.findNear(id, wanted).map((near) => ({
    ...townView(near, context),
    miles: shownMiles(from, coordinatesOf(context.get('town', near))),
  }));
}

/** A town as a list shows it. */
export function townView(id: string, context: ViewContext) {
  const town = context.get('town', id);
  return {
    id,
    name: textAt(town, 'name'),
    href: pageHref('town', id, context),
    type: textAt(town, 'type'),
    county: textAt(context.get('county', textAt(town, 'county')), 'name'),
    population: numberAt(town, 'population'),
    coordinates: coordinatesOf(town),
  };
}

function chosenTowns(query: Data, { index }: ViewContext): readonly string[] {
  const towns = index.site.content.towns.filter(
    ({ data }) => query.county === undefined || data.county === query.county,
  );
  const byName = towns.toSorted((one, other) =>
    inOrder(textAt(one.data, 'name'), textAt(other.data, 'name')),
  );
  if (query.sort !== 'population') return byName.map(({ id }) => id);
  return byName
    .toSorted((one, other) => numberAt(other.data, 'population') - numberAt(one.data, 'population'))
    .map(({ id }) => id);
}
