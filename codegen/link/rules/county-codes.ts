import { readCountyCodes } from '../../site/county-atlas.ts';
import { missing } from '../missing.ts';
import type { SiteRule } from '../rule.ts';

/** The code of a county is one the census has. The atlas is read only where a county has a code. */
export const countyCodesExist: SiteRule = (index) => {
  const coded = index.site.content.counties.filter(({ data }) => data.fips !== undefined);
  if (coded.length === 0) return [];
  const codes = readCountyCodes();
  return coded
    .filter(({ data }) => !codes.has(String(data.fips)))
    .map(({ source, data }) => ({ source, path: ['fips'], text: unknownCode(data, codes.all()) }));
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
