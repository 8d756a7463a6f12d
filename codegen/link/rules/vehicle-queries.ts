import { missingRecord } from '../missing.ts';
import { isRefused } from '../refused-ids.ts';
import type { ValueRule } from '../rule.ts';

/** The views that take a query of vehicles; a list of cards is one, too, if it is not the id of a vehicle. */
const queried: readonly unknown[] = [
  'vehicle-list',
  'price-rung',
  'priced-vehicle',
  'vehicle-card',
];

/** A list of vehicles is `all`, or those of an existing `brand:<id>` or `series:<id>`. */
export const vehicleQueries: ValueRule = (index) => (annotated) => {
  if (!queried.includes(annotated.schema['x-view'])) return undefined;
  const [noun = '', id] = String(annotated.value).split(/:(.*)/s);
  if (id === undefined || index.find(noun, id) || isRefused(index, noun, id)) return undefined;
  return { text: missingRecord(index, noun, id) };
};
