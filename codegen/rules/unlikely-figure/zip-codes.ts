import type { Check, Finding } from '../../link/rule.ts';
import type { Entry } from '../../model/content.ts';
import { optionalText } from '../../model/data.ts';

/** How many digits the ZIP codes of one region share. */
const shared = 2;
/** This many towns of a county show what its ZIP codes begin with. */
const manyTowns = 4;

/** A ZIP code that begins differently from all others of its county. */
export const zipCodes: Check = ({ site: { content } }) => {
  const byCounty = Map.groupBy(content.towns, ({ data }) => data.county);
  return [...byCounty.values()].flatMap(strayFaults);
};

function strayFaults(towns: readonly Entry[]): Finding[] {
  const byStart = [...Map.groupBy(towns, startOf)];
  const [usual, stray] = byStart.sort(([, some], [, others]) => others.length - some.length);
  if (!usual?.[0] || byStart.length !== 2 || stray?.[1].length !== 1) return [];
  const [own, [town]] = stray;
  if (!own || !town || towns.length < manyTowns) return [];
  const message = `this ZIP code begins with ${own}; all others of the county begin with ${usual[0]}`;
  return [{ source: town.source, path: ['zip'], text: { message } }];
}

function startOf({ data }: Entry): string | undefined {
  return optionalText(data, 'zip')?.slice(0, shared);
}
