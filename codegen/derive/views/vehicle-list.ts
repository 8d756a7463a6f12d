import type { VehicleList } from '../../../generated/sections.ts';
import { readingLabel } from '../../resolve/facts/reading-label.ts';
import type { View } from '../context/view.ts';
import { chosenVehicles } from '../vehicles/chosen-vehicles.ts';
import { keyFigures } from '../vehicles/key-figures.ts';
import { vehicleOf, vehiclePlaceholder } from '../vehicles/vehicle.ts';

/** Vehicles as the API returns them, `all` or those of one `brand:<id>`, and what else their cards need. */
export const vehicleList: View<VehicleList> = {
  one(query, context) {
    const chosen = chosenVehicles(query, context);
    const facts = chosen.map(
      ({ id, specifications }) => [id, keyFigures(specifications, context)] as const,
    );
    const labels = chosen.flatMap(({ id, price }) => {
      const label = readingLabel(price);
      return label === undefined ? [] : [[id, label] as const];
    });
    return {
      vehicles: chosen.map(({ id }) => vehicleOf(id, context)),
      placeholder: vehiclePlaceholder(context),
      cardFacts: Object.fromEntries(facts),
      stockOwed: chosen.flatMap(({ id, stockOwed }) => (stockOwed ? id : [])),
      priceOnCall: context.site.priceOnCall,
      priceLabels: Object.fromEntries(labels),
    };
  },
};
