import type { ViewContext } from '../views/view.ts';

/** The vehicles of a query: `all`, or those of one `brand:<id>`. */
export function chosenVehicles(query: unknown, { index }: ViewContext) {
  return index.site.content.vehicles.filter(
    ({ data }) => query === 'all' || query === `brand:${String(data.brand)}`,
  );
}
