import type { LowestPrice } from '../../../generated/sections.ts';
import type { View } from '../context/view.ts';
import { chosenVehicles } from '../vehicles/chosen-vehicles.ts';
import { priceRank, printedPrice } from '../vehicles/printed-price.ts';

/** What the cheapest vehicle of a query costs. The check says before if there is none. */
export const lowestPrice: View<LowestPrice> = {
  one(query, context) {
    const chosen = chosenVehicles(query, context);
    const [cheapest] = context.weigh(() =>
      chosen.toSorted((one, other) => priceRank(one) - priceRank(other)),
    );
    if (!cheapest) throw new Error(`"${String(query)}" selects no vehicle`);
    return { price: printedPrice(cheapest, context) };
  },
};
