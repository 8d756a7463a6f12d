import { missing } from '../../link/missing.ts';
import type { LinkedSite, RuleFinding } from '../../link/rule.ts';

/** The code that finds an outline on the map exists in the census. */
export function countyFindings({
  site: { content, gazetteer },
}: LinkedSite): readonly RuleFinding[] {
  return content.counties.flatMap(({ data: { name, fips }, source }) => {
    if (fips === undefined || gazetteer.isCounty(fips)) return [];
    const text = missing('unknown-reference', 'county code', fips, gazetteer.countyCodes());
    const help = `The census gives every county five digits: two for the state, three for the county. Look up "${name}", or leave "fips" out for a map without its outline.`;
    return [{ source, path: ['fips'], ...text, help }];
  });
}
