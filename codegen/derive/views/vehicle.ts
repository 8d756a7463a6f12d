import { vehicleOf } from '../vehicles/vehicle.ts';
import type { View } from './view.ts';

/** Vehicles as the API gives them: `all`, or those of one `brand:<id>`. */
export const vehicle: View = {
  many: (query, context) =>
    context.index.site.content.vehicles
      .filter(({ data }) => query === 'all' || query === `brand:${String(data.brand)}`)
      .map(({ id }) => vehicleOf(id, context)),
};
