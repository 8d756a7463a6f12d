import { missingRecord } from '../missing.ts';
import { isRefused } from '../refused-ids.ts';
import type { ValueRule } from '../rule.ts';

/** The views that take a query of vehicles. */
const queried: readonly unknown[] = ['vehicle-list', 'price-rung'];

/** A list of vehicles is `all`, or `brand:<id>` of an existing brand. */
export const vehicleQueries: ValueRule = (index) => (annotated) => {
  if (!queried.includes(annotated.schema['x-view'])) return undefined;
  const [, brand] = String(annotated.value).split(/:(.*)/s);
  if (brand === undefined || index.find('brand', brand)) return undefined;
  if (isRefused(index, 'brand', brand)) return undefined;
  return { text: missingRecord(index, 'brand', brand) };
};
