import type { LowestPrice, PricedVehicle, PriceRung } from '../../../generated/sections.ts';
import { priceOn } from '../../resolve/facts/price.ts';
import { placeFees } from '../../site/fees.ts';
import { pageHref, type View } from '../context/view.ts';
import { heldAmount } from '../prices/printed-price.ts';
import { comparable, priceLadder } from '../vehicles/comparable.ts';
import { byModel, chosenVehicles, unitOf } from '../vehicles/for-sale.ts';
import { priceRank, vehicleNames, vehiclePrice } from '../vehicles/vehicle.ts';
import { sidesOf, vehicleCardOf } from './vehicle-card.ts';

/** What the cheapest vehicle of a query costs. The check says before if there is none. */
export const lowestPrice: View<LowestPrice> = {
  one(query, context) {
    const chosen = byModel(chosenVehicles(query, context), context);
    const [cheapest] = context.weigh(() =>
      chosen.toSorted((one, other) => priceRank(one, context) - priceRank(other, context)),
    );
    if (!cheapest) throw new Error(`"${String(query)}" selects no vehicle`);
    const price = vehiclePrice(cheapest, context);
    const held = context.weigh(() => priceOn(context.print, cheapest.price));
    // What stands around it says "from": of a range, only the lower figure fits.
    const isOneOfSeveral = held?.isLowest === true || held?.most !== undefined;
    return { price: isOneOfSeveral ? { ...price, text: context.print.money(held.least) } : price };
  },
};

/** For each size among the vehicles of a query, the cheapest vehicle. */
export const priceRung: View<PriceRung> = {
  many(query, context) {
    const chosen = byModel(chosenVehicles(query, context), context).filter(({ price }) =>
      context.weigh(() => priceOn(context.print, price)),
    );
    const ladder = context.weigh(() =>
      priceLadder(chosen.map((each) => comparable(each, context))),
    );
    const sides = sidesOf(
      ladder.map(({ id }) => context.get('vehicle', id)),
      context,
    );
    return ladder.map(({ id, size }, index) => ({
      size,
      vehicle: vehicleCardOf(id, context),
      ...(sides && { side: sides[index] }),
    }));
  },
};

/** The vehicles of a query that have a price, to calculate with. */
export const pricedVehicle: View<PricedVehicle> = {
  many: (query, context) =>
    chosenVehicles(query, context).flatMap((vehicle) => {
      const { id } = vehicle;
      const price = heldAmount(vehicle.price, context);
      if (price === undefined) return [];
      const { name } = vehicleNames(vehicle, context);
      const fees = placeFees(context.site, unitOf(id, context)?.location);
      const labelled = fees.map(({ name: label, amount }) => ({ label, amount }));
      const href = pageHref('vehicle', id, context);
      return { id, name, price, ...(fees.length > 0 && { fees: labelled }), href };
    }),
};
