import type { Entry } from '../../model/content.ts';
import { optionalText } from '../../model/data.ts';
import type { PlacedFault, SiteRule } from '../rule.ts';

/** How many digits the ZIP codes of one region share. */
const shared = 2;
/** So many towns of a county show what its ZIP codes begin with. */
const manyTowns = 4;

/** A ZIP code that begins otherwise than all others of its county. */
export const zipCodes: SiteRule = ({ site: { content } }) => {
  const byCounty = Map.groupBy(content.towns, ({ data }) => data.county);
  return [...byCounty.values()].flatMap((towns) =>
    towns.flatMap((town) => strayFault(town, towns)),
  );
};

function strayFault(town: Entry, towns: readonly Entry[]): PlacedFault[] {
  const own = startOf(town);
  const starts = new Set(towns.filter((each) => each !== town).map(startOf));
  const [usual] = starts;
  if (!own || starts.size !== 1 || usual === own || towns.length < manyTowns) return [];
  const message = `this ZIP code begins with ${own}; all others of the county begin with ${usual}`;
  return [{ source: town.source, path: ['zip'], text: { code: 'unlikely-figure', message } }];
}

function startOf({ data }: Entry): string | undefined {
  return optionalText(data, 'zip')?.slice(0, shared);
}
