import { missing } from '../missing.ts';
import { isRefused } from '../refused-ids.ts';
import type { SpotRule } from '../rule.ts';

/** A list of vehicles is `all`, or `brand:<id>` of a brand that is there. */
export const vehicleQueries: SpotRule = (index) => (spot) => {
  if (spot.schema['x-view'] !== 'vehicle' || spot.schema['x-many'] !== true) return undefined;
  const [, brand] = String(spot.value).split(/:(.*)/s);
  if (brand === undefined || index.find('brand', brand)) return undefined;
  if (isRefused(index, 'brand', brand)) return undefined;
  return { text: missing('unknown-reference', 'brand', brand, index.ids('brand')) };
};
