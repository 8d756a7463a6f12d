import { missing } from '../../link/missing.ts';
import type { Rule } from '../../link/rule.ts';

/** The code that finds an outline on the map (`x-census` in the schema) exists in the census. */
export const rule: Rule = {
  phase: 'error',
  check: ({ annotated, site: { gazetteer } }) =>
    annotated('x-census')
      .filter(({ value }) => !gazetteer.isCounty(String(value)))
      .map(({ entry: { data, source }, path, value }) => ({
        source,
        path,
        text: {
          ...missing('unknown-reference', 'county code', String(value), gazetteer.countyCodes()),
          help: `The census gives every county five digits: two for the state, three for the county. Look up "${String(data.name)}", or leave "${String(path.at(-1))}" out for a map without its outline.`,
        },
      })),
};
