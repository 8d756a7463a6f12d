import type { PriceRung } from '../../../generated/sections.ts';
import type { View } from '../context/view.ts';
import { chosenVehicles } from '../vehicles/chosen-vehicles.ts';
import { priceLadder } from '../vehicles/price-ladder.ts';
import { comparable, vehicleCardOf } from './vehicle-card.ts';

/** For each number of seats among the vehicles of a query, the cheapest vehicle. */
export const priceRung: View<PriceRung> = {
  many(query, context) {
    const ladder = context.weigh(() => priceLadder(chosenVehicles(query, context).map(comparable)));
    return ladder.map(({ id, seats }) => ({
      seats,
      vehicle: vehicleCardOf(id, context),
    }));
  },
};
