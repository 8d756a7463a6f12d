import { filters } from '../../../generated/filters.ts';
import {
  everything,
  type FilterOptions,
  type FilterState,
  type SortOrder,
} from './filter-state.ts';
import { compareNames } from './quantity.ts';
import type { SearchWords } from './search.ts';
import { comparePrices } from './vehicle-fact.ts';
import { createJudge, type Doubt, type Judged } from './vehicle-judge.ts';

/** What filters need to know about a vehicle. */
export interface Filterable extends Judged {
  readonly name: string;
  /** The id of its model, if it is one thing on the lot. */
  readonly unitOf?: string;
}

/** The choices of the filters, what visitors may search for by other words, and the order if they choose none. */
export interface FilterRules {
  readonly options: FilterOptions;
  readonly order?: SortOrder | undefined;
  readonly words?: readonly SearchWords[] | undefined;
}

/** Vehicles that may be meant, but do not state what is asked. */
export interface Unconfirmed<V> extends Doubt {
  readonly vehicles: readonly V[];
}

/** The vehicles that match, in the chosen order, and those of which it is not known. */
export interface Filtered<V> {
  readonly found: readonly V[];
  readonly unconfirmed: readonly Unconfirmed<V>[];
}

const compare: Record<SortOrder, (a: Filterable, b: Filterable) => number> = {
  default: () => 0,
  name: (a, b) => compareNames(a.name, b.name),
  'price-up': (a, b) => comparePrices(a.price, b.price),
  'price-down': (a, b) => comparePrices(a.price, b.price, -1),
};

/** Sorts vehicles out by what the visitor has chosen. Unless they choose an order, what is found by the way comes last. */
export function filterVehicles<V extends Filterable>(
  vehicles: readonly V[],
  state: FilterState,
  rules: FilterRules,
): Filtered<V> {
  const judge = createJudge(vehicles, state, rules);
  const { order = 'default' } = rules;
  const sorted = [...vehicles].sort(compare[state.sort === 'default' ? order : state.sort]);
  const judged = sorted.flatMap((vehicle) => {
    const verdict = judge(vehicle);
    return verdict ? [{ vehicle, ...verdict }] : [];
  });
  if (state.sort === 'default') judged.sort((a, b) => Number(a.isByTheWay) - Number(b.isByTheWay));
  const open = judged.flatMap(({ vehicle, doubt }) => (doubt ? [{ vehicle, ...doubt }] : []));
  const groups = Map.groupBy(open, ({ filter, text, named }) => `${filter?.name} ${text} ${named}`);
  const found = judged.flatMap(({ vehicle, doubt }) => (doubt === null ? [vehicle] : []));
  return {
    found: byModel(found),
    unconfirmed: [...groups.values()]
      .map((group) => ({ ...group[0], vehicles: group.map(({ vehicle }) => vehicle) }))
      .toSorted(
        (one, other) => Number(one.named === undefined) - Number(other.named === undefined),
      ),
  };
}

/** Without the units of a model that is among them: it says how many there are. */
export function byModel<V extends Filterable>(vehicles: readonly V[]): readonly V[] {
  return vehicles.filter(({ unitOf }) => !unitOf || !vehicles.some(({ id }) => id === unitOf));
}

/** The vehicles that meet most of what is asked, and some of it, for whoever asks for too much at once. */
export function closestVehicles<V extends Filterable>(
  vehicles: readonly V[],
  state: FilterState,
  rules: FilterRules,
  count: number,
): readonly V[] {
  const met = Object.entries(state)
    .filter(([name, asked]) => name !== 'sort' && asked !== everything[name])
    .flatMap(
      ([name, asked]) => filterVehicles(vehicles, { ...everything, [name]: asked }, rules).found,
    );
  const timesMet = (vehicle: V) => met.filter((each) => each === vehicle).length;
  return filterVehicles(vehicles, { ...everything, sort: state.sort }, rules)
    .found.filter((vehicle) => timesMet(vehicle) > 0)
    .toSorted((one, other) => timesMet(other) - timesMet(one))
    .slice(0, count);
}

/** How many vehicles each option would leave, the other filters staying as they are. */
export function countOptions(
  vehicles: readonly Filterable[],
  state: FilterState,
  rules: FilterRules,
): Readonly<Record<string, Readonly<Record<string, number>>>> {
  const count = (name: string) =>
    Object.fromEntries(
      ['all', ...(rules.options[name] ?? []).map(({ value }) => value)].map((value) => [
        value,
        filterVehicles(vehicles, { ...state, [name]: value }, rules).found.length,
      ]),
    );
  return Object.fromEntries(filters.map(({ name }) => [name, count(name)]));
}
