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
    return names.length > 1 ? names.map((label) => ({ value: partOf(label, names), label })) : [];
  },
};

/** The last word of a name, if no other name has it; a vehicle is found by a part of its category. */
function partOf(name: string, names: readonly string[]): string {
  const last = name.split(' ').at(-1) ?? name;
  const sharing = names.filter((each) => each.toLowerCase().includes(last.toLowerCase()));
  return (sharing.length === 1 ? last : name).toLowerCase();
}
