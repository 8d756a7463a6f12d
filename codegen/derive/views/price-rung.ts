import type { PriceRung } from '../../../generated/sections.ts';
import type { View } from '../context/view.ts';
import { chosenVehicles } from '../vehicles/chosen-vehicles.ts';
import { comparable } from '../vehicles/comparable.ts';
import { priceLadder } from '../vehicles/price-ladder.ts';
import { vehicleCardOf } from './vehicle-card.ts';

/** For each size among the vehicles of a query, the cheapest vehicle. */
export const priceRung: View<PriceRung> = {
  many(query, context) {
    const chosen = chosenVehicles(query, context).filter(({ price }) => price !== undefined);
    const ladder = context.weigh(() =>
      priceLadder(chosen.map((each) => comparable(each, context))),
    );
    return ladder.map(({ id, size }) => ({
      size,
      vehicle: vehicleCardOf(id, context),
    }));
  },
};
