import type { Check, Finding } from '../../link/rule.ts';
import type { Entry } from '../../model/content.ts';

/** A town has no more residents than its county, and no more on one side of a border than in total. */
export const populations: Check = (index) =>
  index.site.content.towns.flatMap((town) => [
    ...exceeding(town, 'population', index.find('county', String(town.data.county))?.population, {
      // For a town in two counties the total population is given.
      isLeftOut: town.data.countyPopulation !== undefined,
      whole: 'its whole county',
    }),
    ...exceeding(town, 'countyPopulation', town.data.population, { whole: 'the whole town' }),
  ]);

function exceeding(
  { source, data }: Entry,
  key: string,
  most: unknown,
  { whole, isLeftOut = false }: { readonly whole: string; readonly isLeftOut?: boolean },
): Finding[] {
  const people = data[key];
  if (isLeftOut || typeof people !== 'number' || typeof most !== 'number' || people <= most)
    return [];
  const [some, all] = [people, most].map((each) => each.toLocaleString('en-US'));
  const message = `${some} residents are more than ${whole} has: ${all}`;
  return [{ source, path: [key], text: { message } }];
}
