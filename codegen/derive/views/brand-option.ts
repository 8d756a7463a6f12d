import type { BrandOption } from '../../../generated/sections.ts';
import type { View } from '../context/view.ts';
import { chosenVehicles } from '../vehicles/chosen-vehicles.ts';

/** The brands among the vehicles of a query, as the choices of a filter. */
export const brandOption: View<BrandOption> = {
  many(query, context) {
    const brands = context.weigh(() =>
      chosenVehicles(query, context).flatMap(({ brand }) => brand ?? []),
    );
    const known = [...new Set(brands)];
    // One choice is none.
    return (known.length > 1 ? known : []).map((id) => ({
      value: id,
      label: context.get('brand', id).name,
    }));
  },
};
