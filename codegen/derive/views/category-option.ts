import type { CategoryOption } from '../../../generated/sections.ts';
import type { View } from '../context/view.ts';
import { chosenVehicles } from '../vehicles/chosen-vehicles.ts';

/** The names of the series among the vehicles of a query, as the choices of a filter. */
export const categoryOption: View<CategoryOption> = {
  many(query, context) {
    const names = context.weigh(() => {
      const series = chosenVehicles(query, context).flatMap((vehicle) => vehicle.series ?? []);
      return [...new Set(series.map((id) => context.get('series', id).name))];
    });
    // One choice is none.
    return names.length > 1 ? names.map((label) => ({ value: label.toLowerCase(), label })) : [];
  },
};
