import { isInBand } from '../../../generated/contract/bands.ts';
import type { Filter } from '../../../generated/contract/specifications.ts';
import { filters } from '../../../generated/filters.ts';
import {
  chosenOption,
  type FilterOptions,
  type FilterState,
  type SortOrder,
} from './filter-state.ts';
import { compareNames, readFigure } from './quantity.ts';

/** What filters need to know about a vehicle. */
export interface Filterable {
  readonly name: string;
  readonly description: string;
  readonly brand?: string;
  readonly category?: string;
  readonly price: number;
  readonly specifications?: Readonly<Record<string, string | number | undefined>>;
}

function contains(text: string, part: string): boolean {
  return text.toLowerCase().includes(part.toLowerCase());
}

function matches(vehicle: Filterable, state: FilterState, options: FilterOptions): boolean {
  const search = state.search.trim();
  return (
    (search === '' || contains(vehicle.name, search) || contains(vehicle.description, search)) &&
    filters.every((filter) => passes(vehicle, filter, state, options))
  );
}

function passes(
  vehicle: Filterable,
  { name, by, fact }: Filter,
  state: FilterState,
  options: FilterOptions,
): boolean {
  const option = chosenOption(name, state, options);
  if (option === undefined) return true;
  const value = factOf(vehicle, fact) ?? '';
  if (by === 'name') return String(value).toLowerCase() === option.label.toLowerCase();
  if (by === 'part') return contains(String(value), option.value);
  // If a figure is not stated, nobody can say that it is enough.
  const figure = typeof value === 'number' ? value : readFigure(value);
  return figure !== undefined && isInBand(figure, option);
}

/** What a vehicle states under a name. */
function factOf(
  { specifications, ...vehicle }: Filterable,
  name: string,
): string | number | undefined {
  const facts: Readonly<Record<string, string | number | undefined>> = {
    ...specifications,
    ...vehicle,
  };
  return facts[name];
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
): Readonly<Record<string, Readonly<Record<string, number>>>> {
  const count = (name: string) =>
    Object.fromEntries(
      ['all', ...(options[name] ?? []).map(({ value }) => value)].map((value) => [
        value,
        applyFilters(vehicles, { ...state, [name]: value }, options).length,
      ]),
    );
  return Object.fromEntries(filters.map(({ name }) => [name, count(name)]));
}
