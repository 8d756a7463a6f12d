import type { LowestPrice } from '../../../generated/sections.ts';
import { requiredFactAt } from '../../resolve/facts/reading-label.ts';
import type { View } from '../context/view.ts';
import { chosenVehicles } from '../vehicles/chosen-vehicles.ts';

/** What the cheapest vehicle of a query costs. The check says before if there is none. */
export const lowestPrice: View<LowestPrice> = {
  one(query, context) {
    const chosen = chosenVehicles(query, context);
    const [cheapest] = context.weigh(() =>
      chosen.toSorted((one, other) => one.price.money - other.price.money),
    );
    if (!cheapest) throw new Error(`"${String(query)}" selects no vehicle`);
    return { price: requiredFactAt(cheapest, 'price', context.print) };
  },
};
