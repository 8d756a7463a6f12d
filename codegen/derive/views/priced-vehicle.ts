import type { PricedVehicle } from '../../../generated/sections.ts';
import { pageHref } from '../context/page-href.ts';
import type { View } from '../context/view.ts';
import { chosenVehicles } from '../vehicles/chosen-vehicles.ts';
import { vehicleNames } from '../vehicles/vehicle.ts';

/** The vehicles of a query that have a price, to calculate with. */
export const pricedVehicle: View<PricedVehicle> = {
  many: (query, context) =>
    chosenVehicles(query, context).flatMap((vehicle) => {
      const { id, price } = vehicle;
      if (!price) return [];
      const { name } = vehicleNames(vehicle, context);
      return { id, name, price: price.money, href: pageHref('vehicle', id, context) };
    }),
};
