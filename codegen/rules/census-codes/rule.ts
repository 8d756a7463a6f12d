import { missing } from '../../link/missing.ts';
import type { Rule } from '../../link/rule.ts';

/** The code that finds an outline on the map exists in the census. */
export const rule: Rule = {
  phase: 'error',
  check: ({ site: { content, gazetteer } }) =>
    content.counties.flatMap(({ data: { name, fips }, source }) =>
      fips === undefined || gazetteer.isCounty(fips)
        ? []
        : [
            {
              source,
              path: ['fips'],
              ...missing('unknown-reference', 'county code', fips, gazetteer.countyCodes()),
              help: `The census gives every county five digits: two for the state, three for the county. Look up "${name}", or leave "fips" out for a map without its outline.`,
            },
          ],
    ),
};
