import type { FilterName, FilterOptions, FilterState } from '../domain/vehicle-filter.ts';

/** One filter that is on. */
export interface ChosenFilter {
  readonly name: FilterName | 'search';
  readonly label: string;
}

/** The filters that are on, search first, each with the words that describe it. */
export function chosenFilters(state: FilterState, options: FilterOptions): ChosenFilter[] {
  const search = state.search.trim();
  const chosen: ChosenFilter[] = search === '' ? [] : [{ name: 'search', label: `“${search}”` }];
  for (const name of ['brand', 'category', 'price'] as const) {
    const option = options[name].find(({ value }) => value === state[name]);
    if (option) chosen.push({ name, label: option.label });
  }
  return chosen;
}
