import { once } from '../../model/once.ts';
import { readCountyCodes } from '../../site/county-atlas.ts';
import { missing } from '../missing.ts';
import type { SiteRule } from '../rule.ts';

/** The code of a county exists in the census. The atlas is read only if a county has a code. */
export const countyCodesExist: SiteRule = (index) => {
  const coded = index.site.content.counties.filter(({ data }) => data.fips !== undefined);
  const codes = once(readCountyCodes);
  const isThere = (code: string) =>
    index.site.remember(`county code ${code}`, () => String(codes().has(code))) === 'true';
  return coded
    .filter(({ data }) => !isThere(String(data.fips)))
    .map(({ source, data }) => ({
      source,
      path: ['fips'],
      text: unknownCode(data, codes().all()),
    }));
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
