import { isInBand } from '../../../generated/contract/bands.ts';
import type { FilterName, FilterOptions, FilterState, SortOrder } from './filter-state.ts';
import { compareNames } from './quantity.ts';

/** What filters need to know about a vehicle. */
export interface Filterable {
  readonly name: string;
  readonly description: string;
  readonly brand?: string;
  readonly category?: string;
  readonly price: number;
  readonly specifications?: { readonly seatingCapacity?: number };
}

function contains(text: string, part: string): boolean {
  return text.toLowerCase().includes(part.toLowerCase());
}

function matches(vehicle: Filterable, state: FilterState, options: FilterOptions): boolean {
  const search = state.search.trim();
  const brand = options.brand?.find(({ value }) => value === state.brand);
  const band = options.price?.find(({ value }) => value === state.price);
  const seats = options.seats?.find(({ value }) => value === state.seats);
  return (
    (search === '' || contains(vehicle.name, search) || contains(vehicle.description, search)) &&
    (brand === undefined || vehicle.brand?.toLowerCase() === brand.label.toLowerCase()) &&
    (state.category === 'all' || contains(vehicle.category ?? '', state.category)) &&
    (band === undefined || isInBand(vehicle.price, band)) &&
    // If the seats are not stated, nobody can say that they are enough.
    (seats === undefined || isInBand(vehicle.specifications?.seatingCapacity ?? Number.NaN, seats))
  );
}

const compare: Record<SortOrder, (a: Filterable, b: Filterable) => number> = {
  default: () => 0,
  name: (a, b) => compareNames(a.name, b.name),
  'price-up': (a, b) => a.price - b.price,
  'price-down': (a, b) => b.price - a.price,
};

/** The vehicles that match, in the chosen order. */
export function applyFilters<V extends Filterable>(
  vehicles: readonly V[],
  state: FilterState,
  options: FilterOptions,
): V[] {
  return vehicles.filter((vehicle) => matches(vehicle, state, options)).sort(compare[state.sort]);
}

/** How many vehicles each option would leave, the other filters staying as they are. */
export function countOptions(
  vehicles: readonly Filterable[],
  state: FilterState,
  options: FilterOptions,
): Record<FilterName, Record<string, number>> {
  const count = (name: FilterName) =>
    Object.fromEntries(
      ['all', ...(options[name] ?? []).map(({ value }) => value)].map((value) => [
        value,
        applyFilters(vehicles, { ...state, [name]: value }, options).length,
      ]),
    );
  return {
    brand: count('brand'),
    category: count('category'),
    seats: count('seats'),
    price: count('price'),
  };
}
