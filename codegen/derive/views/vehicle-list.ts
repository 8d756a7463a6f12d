import { groupAt } from '../../model/data.ts';
import { cardReadings } from '../vehicles/key-figures.ts';
import { vehicleOf, vehiclePlaceholder } from '../vehicles/vehicle.ts';
import type { View } from './view.ts';

/** Vehicles as the API gives them, `all` or those of one `brand:<id>`, and what their cards need besides. */
export const vehicleList: View = {
  one(query, context) {
    const chosen = context.index.site.content.vehicles.filter(
      ({ data }) => query === 'all' || query === `brand:${String(data.brand)}`,
    );
    const readings = chosen.map(
      ({ id, data }) => [id, cardReadings(groupAt(data, 'specifications'), context.print)] as const,
    );
    return {
      vehicles: chosen.map(({ id }) => vehicleOf(id, context)),
      placeholder: vehiclePlaceholder(context),
      cardFacts: Object.fromEntries(readings.filter(([, facts]) => Object.keys(facts).length > 0)),
    };
  },
};
