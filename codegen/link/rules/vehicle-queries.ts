import { missingRecord } from '../missing.ts';
import { isRefused } from '../refused-ids.ts';
import type { ValueRule } from '../rule.ts';

/** A list of vehicles is `all`, or `brand:<id>` of a brand that is there. */
export const vehicleQueries: ValueRule = (index) => (annotated) => {
  if (annotated.schema['x-view'] !== 'vehicle-list') return undefined;
  const [, brand] = String(annotated.value).split(/:(.*)/s);
  if (brand === undefined || index.find('brand', brand)) return undefined;
  if (isRefused(index, 'brand', brand)) return undefined;
  return { text: missingRecord(index, 'brand', brand) };
};
