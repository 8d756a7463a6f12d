import { missing } from '../../link/missing.ts';
import type { Rule } from '../../link/rule.ts';

/** The code of a county exists in the census. */
export const rule: Rule = {
  phase: 'error',
  check({ site: { content, gazetteer } }) {
    const coded = content.counties.filter(({ data }) => data.fips !== undefined);
    return coded
      .filter(({ data }) => !gazetteer.isCounty(String(data.fips)))
      .map(({ source, data }) => ({
        source,
        path: ['fips'],
        text: unknownCode(data, gazetteer.countyCodes()),
      }));
  },
};

function unknownCode(
  { name, fips }: { readonly [key: string]: unknown },
  codes: readonly string[],
) {
  return {
    ...missing('unknown-reference', 'county code', String(fips), codes),
    help: `The census gives every county five digits: two for the state, three for the county. Look up "${String(name)}", or leave "fips" out for a map without its outline.`,
  };
}
