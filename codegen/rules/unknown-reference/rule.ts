import { addressFinding } from '../../link/known-address.ts';
import { missing, missingRecord } from '../../link/missing.ts';
import type { FindingText, Rule } from '../../link/rule.ts';
import { isSuppressed } from '../../link/suppressed.ts';
import type { Data } from '../../model/content.ts';
import { groupAt } from '../../model/data.ts';
import { wordAt } from '../../schema/keywords.ts';
import type { SiteIndex } from '../../site/site-index.ts';

/** An `x-ref` names an address of this site or an existing record; `id@reading`, a declared reading of it. */
export const rule: Rule = {
  code: 'unknown-reference',
  phase: 'error',
  check: (site) =>
    site.references.flatMap(({ source, path, schema, value }) => {
      const noun = wordAt(schema, 'x-ref');
      if (!noun || typeof value !== 'string') return [];
      const text =
        noun === 'address' ? addressFinding(site, value) : recordFinding(site, noun, value);
      return text ? [{ source, path, text }] : [];
    }),
};

function recordFinding(index: SiteIndex, noun: string, name: string): FindingText | undefined {
  const [id = '', reading] = name.split('@');
  const found = index.find(noun, id);
  if (!found) return isSuppressed(index, noun, id) ? undefined : missingRecord(index, noun, id);
  if (reading === undefined) return undefined;
  const readings = Object.keys(readingsOf(found));
  if (readings.includes(reading)) return undefined;
  return missing('unknown-reference', `reading of the ${noun} "${id}" named`, reading, readings);
}

/** The readings of a record, such as hours, or of the price of a vehicle. */
function readingsOf(record: Data): Data {
  return groupAt('price' in record ? groupAt(record, 'price') : record, 'readings');
}
