import { readQueryValue } from '../../../generated/contract/routes.ts';
import { compareNames } from './quantity.ts';

/** What a filter needs to know of a vehicle. */
export interface Filterable {
  readonly name: string;
  readonly description: string;
  readonly brand: string;
  readonly category: string;
  readonly price: number;
  readonly specifications?: { readonly seatingCapacity?: number };
}

/** One choice of a filter. The label of a brand is its name; an option of prices or seats carries its bounds. */
interface FilterOption {
  readonly value: string;
  readonly label: string;
  readonly min?: number;
  readonly max?: number;
  readonly below?: number;
  readonly above?: number;
}

/** The choices of the filters. */
export interface FilterOptions {
  readonly brand: readonly FilterOption[];
  readonly category: readonly FilterOption[];
  readonly price: readonly FilterOption[];
  readonly seats?: readonly FilterOption[] | undefined;
}

export type FilterName = keyof FilterOptions;
export type SortOrder = 'default' | 'name' | 'price-up' | 'price-down';

/** What the visitor has chosen; a filter that is off holds `all`. */
export interface FilterState {
  readonly search: string;
  readonly brand: string;
  readonly category: string;
  readonly price: string;
  readonly seats: string;
  readonly sort: SortOrder;
}

export const everything: FilterState = {
  search: '',
  brand: 'all',
  category: 'all',
  price: 'all',
  seats: 'all',
  sort: 'default',
};

/** The filters in the order of their controls. */
export const filterNames = ['brand', 'category', 'seats', 'price'] as const;
const sortOrders: readonly SortOrder[] = ['default', 'name', 'price-up', 'price-down'];

/** The order a value names; the catalogue's own order when it names none. */
export function readSort(value: string | undefined): SortOrder {
  return sortOrders.find((order) => order === value) ?? 'default';
}

/** Reads the state from a query; what is unknown counts as not given. */
export function readFilters(query: URLSearchParams, options: FilterOptions): FilterState {
  const choice = (name: FilterName) => {
    const value = readQueryValue(query, name)?.toLowerCase();
    return options[name]?.find((option) => option.value === value)?.value ?? 'all';
  };
  return {
    search: readQueryValue(query, 'search') ?? '',
    brand: choice('brand'),
    category: choice('category'),
    price: choice('price'),
    seats: choice('seats'),
    sort: readSort(readQueryValue(query, 'sort')),
  };
}

/** The query that reproduces the state; empty when nothing is chosen. */
export function writeFilters(state: FilterState): string {
  const query = new URLSearchParams();
  if (state.search.trim() !== '') query.set('search', state.search);
  for (const name of filterNames) if (state[name] !== 'all') query.set(name, state[name]);
  if (state.sort !== 'default') query.set('sort', state.sort);
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

function contains(text: string, part: string): boolean {
  return text.toLowerCase().includes(part.toLowerCase());
}

/** `below` and `above` leave their bound out, `min` and `max` take it in. */
function isInBand(figure: number, band: FilterOption): boolean {
  return (
    figure < (band.below ?? Number.POSITIVE_INFINITY) &&
    figure > (band.above ?? Number.NEGATIVE_INFINITY) &&
    figure >= (band.min ?? Number.NEGATIVE_INFINITY) &&
    figure <= (band.max ?? Number.POSITIVE_INFINITY)
  );
}

function matches(vehicle: Filterable, state: FilterState, options: FilterOptions): boolean {
  const search = state.search.trim();
  const brand = options.brand.find(({ value }) => value === state.brand);
  const band = options.price.find(({ value }) => value === state.price);
  const seats = options.seats?.find(({ value }) => value === state.seats);
  return (
    (search === '' || contains(vehicle.name, search) || contains(vehicle.description, search)) &&
    (brand === undefined || vehicle.brand.toLowerCase() === brand.label.toLowerCase()) &&
    (state.category === 'all' || contains(vehicle.category, state.category)) &&
    (band === undefined || isInBand(vehicle.price, band)) &&
    // Where the seats are not stated, nobody can say that they are enough.
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
