import { groupAt, numberAt } from '../../model/data.ts';
import { pageHref } from '../context/page-href.ts';
import type { View } from '../context/view.ts';
import { chosenVehicles } from '../vehicles/chosen-vehicles.ts';
import { vehicleNames } from '../vehicles/vehicle.ts';

/** The vehicles of a query with their prices, to calculate with. */
export const pricedVehicle: View = {
  many: (query, context) =>
    chosenVehicles(query, context).map(({ id }) => {
      const record = context.get('vehicle', id);
      const { name } = vehicleNames(record, context);
      const price = numberAt(groupAt(record, 'price'), 'usd');
      return { id, name, price, href: pageHref('vehicle', id, context) };
    }),
};
