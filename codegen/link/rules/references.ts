import type { Data } from '../../model/content.ts';
import { groupAt } from '../../model/data.ts';
import { wordAt } from '../../schema/keywords.ts';
import { addressFault } from '../known-address.ts';
import { missing, missingRecord } from '../missing.ts';
import { isRefused } from '../refused-ids.ts';
import type { ValueRule } from '../rule.ts';

/** An `x-ref` names an address of this site or an existing record; `id@reading`, a declared reading of it. */
export const references: ValueRule = (index) => (annotated) => {
  const noun = wordAt(annotated.schema, 'x-ref');
  if (!noun || typeof annotated.value !== 'string') return undefined;
  if (noun === 'address') {
    const text = addressFault(index, annotated.value);
    return text && { text };
  }
  const [id = '', reading] = annotated.value.split('@');
  const found = index.find(noun, id);
  if (!found) {
    if (isRefused(index, noun, id)) return undefined;
    return { text: missingRecord(index, noun, id) };
  }
  if (reading === undefined) return undefined;
  const readings = Object.keys(readingsOf(found));
  if (readings.includes(reading)) return undefined;
  const what = `reading of the ${noun} "${id}" named`;
  return { text: missing('unknown-reference', what, reading, readings) };
};

/** The readings of a record, such as hours, or of the price of a vehicle. */
function readingsOf(record: Data): Data {
  return groupAt('price' in record ? groupAt(record, 'price') : record, 'readings');
}
