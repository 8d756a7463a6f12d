import type { Band } from '../../../generated/contract/bands.ts';
import { readQueryValue } from '../../../generated/contract/routes.ts';

/** One choice of a filter. The label of a brand is its name; an option of prices or seats carries its bounds. */
interface FilterOption extends Band {
  readonly value: string;
  readonly label: string;
}

/** The choices of the filters. */
export interface FilterOptions {
  readonly brand?: readonly FilterOption[] | undefined;
  readonly category?: readonly FilterOption[] | undefined;
  readonly price?: readonly FilterOption[] | undefined;
  readonly seats?: readonly FilterOption[] | undefined;
}

export type FilterName = keyof FilterOptions;
export type SortOrder = 'default' | 'name' | 'price-up' | 'price-down';

/** What the visitor has chosen; a filter that is off is `all`. */
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

/** The order a value names, or else the catalog's own. */
export function readSort(value: string | undefined): SortOrder {
  return sortOrders.find((order) => order === value) ?? 'default';
}

/** Reads the state from a query; unknown values count as missing. */
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
