import type { Band } from '../../../generated/contract/bands.ts';
import { readQueryValue } from '../../../generated/contract/routes.ts';
import { filters } from '../../../generated/filters.ts';

/** One choice of a filter. The label of a brand is its name; an option of figures carries its bounds. */
interface FilterOption extends Band {
  readonly value: string;
  readonly label: string;
  /** What it is called away from its filter. */
  readonly said?: string;
}

/** The choices of each filter. */
export type FilterOptions = Readonly<Record<string, readonly FilterOption[] | undefined>>;

export type SortOrder = 'default' | 'name' | 'price-up' | 'price-down';

/** What the visitor has chosen, with a choice of each filter; one that is off is `all`. */
export interface FilterState {
  readonly search: string;
  readonly sort: SortOrder;
  readonly [filter: string]: string;
}

export const everything: FilterState = {
  ...Object.fromEntries(filters.map(({ name }) => [name, 'all'])),
  search: '',
  sort: 'default',
};

const sortOrders: readonly SortOrder[] = ['default', 'name', 'price-up', 'price-down'];

/** The order a value names, or else the catalog's own. */
function readSort(value: string | undefined): SortOrder {
  return sortOrders.find((order) => order === value) ?? 'default';
}

/** The chosen option of a filter. */
export function chosenOption(name: string, state: FilterState, options: FilterOptions) {
  return options[name]?.find(({ value }) => value === state[name]);
}

/** Reads the state from a query; unknown values count as missing. */
export function readFilters(query: URLSearchParams, options: FilterOptions): FilterState {
  const choices = filters.map(({ name }) => {
    const value = readQueryValue(query, name)?.toLowerCase();
    return [name, options[name]?.find((option) => option.value === value)?.value ?? 'all'];
  });
  return {
    ...Object.fromEntries(choices),
    search: readQueryValue(query, 'search') ?? '',
    sort: readSort(readQueryValue(query, 'sort')),
  };
}

/** The query that reproduces the state; empty when nothing is chosen, and the order is the list's own. */
export function writeFilters(state: FilterState, order: SortOrder = 'default'): string {
  const query = new URLSearchParams();
  if (state.search.trim() !== '') query.set('search', state.search);
  for (const { name } of filters) {
    const value = state[name] ?? 'all';
    if (value !== 'all') query.set(name, value);
  }
  if (state.sort !== 'default' && state.sort !== order) query.set('sort', state.sort);
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}
