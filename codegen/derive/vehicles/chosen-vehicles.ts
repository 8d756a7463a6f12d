import type { ViewContext } from '../context/view.ts';

/** The vehicles of a query: `all`, or those of one `brand:<id>` or `series:<id>`. */
export function chosenVehicles(query: unknown, { records: { vehicles } }: ViewContext) {
  const [owner, id] = String(query).split(':');
  const key = owner === 'series' ? owner : 'brand';
  return id === undefined ? vehicles : vehicles.filter((vehicle) => vehicle[key] === id);
}

/** Whether this is a query of vehicles, and not the id of one. */
export function isVehicleQuery(reference: unknown): boolean {
  return reference === 'all' || String(reference).includes(':');
}
