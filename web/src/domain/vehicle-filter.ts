import { isInBand } from '../../../generated/contract/bands.ts';
import type { Filter } from '../../../generated/contract/specifications.ts';
import { filters } from '../../../generated/filters.ts';
import {
  chosenOption,
  everything,
  type FilterOptions,
  type FilterState,
  type SortOrder,
} from './filter-state.ts';
import { namedFigure } from './named-figure.ts';
import { compareNames } from './quantity.ts';
import { isFound, readSearch, type SearchWords } from './search.ts';
import { figureOf } from './vehicle-fact.ts';

/** What filters need to know about a vehicle. */
export interface Filterable {
  readonly name: string;
  readonly description: string;
  readonly brand?: string;
  readonly category?: string;
  readonly price: number;
  readonly features?: readonly string[];
  readonly specifications?: Readonly<Record<string, string | number | undefined>>;
}

/** The choices of the filters, what visitors may search for by other words, and the order if they choose none. */
export interface FilterRules {
  readonly options: FilterOptions;
  readonly order?: SortOrder | undefined;
  readonly words?: readonly SearchWords[] | undefined;
}

/** Vehicles that may be meant, but do not state what is asked. */
export interface Unconfirmed<V> {
  /** The filter that asks, or what is said of them. */
  readonly filter?: Filter;
  readonly text?: string;
  /** What their name says instead. */
  readonly named?: number;
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
  'price-up': (a, b) => a.price - b.price,
  'price-down': (a, b) => b.price - a.price,
};

/** Sorts vehicles out by what the visitor has chosen. */
export function filterVehicles<V extends Filterable>(
  vehicles: readonly V[],
  state: FilterState,
  rules: FilterRules,
): Filtered<V> {
  const judge = createJudge(vehicles, state, rules);
  const judged = [...vehicles].sort(compare[orderOf(state, rules)]).map((vehicle) => ({
    vehicle,
    doubt: judge(vehicle),
  }));
  const open = judged.flatMap(({ vehicle, doubt }) => (doubt ? [{ vehicle, ...doubt }] : []));
  const groups = Map.groupBy(open, ({ filter, text, named }) => `${filter?.name} ${text} ${named}`);
  return {
    found: judged.flatMap(({ vehicle, doubt }) => (doubt === null ? [vehicle] : [])),
    unconfirmed: [...groups.values()]
      .map((group) => ({ ...group[0], vehicles: group.map(({ vehicle }) => vehicle) }))
      .toSorted(
        (one, other) => Number(one.named === undefined) - Number(other.named === undefined),
      ),
  };
}

function orderOf({ sort }: FilterState, { order = 'default' }: FilterRules): SortOrder {
  return sort === 'default' ? order : sort;
}

/** Why it is not known whether a vehicle matches. */
type Doubt = Pick<Unconfirmed<never>, 'filter' | 'text' | 'named'>;

/** Judges one vehicle after the other: null if it matches, undefined if it does not, else the doubt. */
function createJudge(
  vehicles: readonly Filterable[],
  state: FilterState,
  { options, words = [] }: FilterRules,
): (vehicle: Filterable) => Doubt | null | undefined {
  const search = readSearch(state.search, words);
  const said = search.meant.flatMap(({ filter, choice }) =>
    filter === undefined || choice === undefined ? [] : [{ ...state, [filter]: choice }],
  );
  const chosen: readonly Chosen[] = [state, ...said].flatMap((each) =>
    filters.flatMap((filter) => {
      const option = chosenOption(filter.name, each, options);
      return option ? [{ filter, option, stated: figuresOf(vehicles, filter) }] : [];
    }),
  );
  return (vehicle) => {
    const found = isFound(vehicle, search);
    const doubts = [
      typeof found === 'string' ? { text: found } : verdict(found),
      ...chosen.map((each) => judgeBy(vehicle, each)),
    ];
    return doubts.includes(undefined)
      ? undefined
      : (doubts.find((doubt) => doubt !== null) ?? null);
  };
}

interface Chosen {
  readonly filter: Filter;
  readonly option: NonNullable<ReturnType<typeof chosenOption>>;
  /** What all vehicles state for it. */
  readonly stated: readonly number[];
}

const verdict = (matches: boolean) => (matches ? null : undefined);

/** Judges a vehicle by one filter: a figure that it does not state may stand in its name. */
function judgeBy(
  vehicle: Filterable,
  { filter, option, stated }: Chosen,
): Doubt | null | undefined {
  const value = factOf(vehicle, filter.fact);
  if (filter.by !== 'band' || value !== undefined) {
    return verdict(passes(value ?? '', filter, option));
  }
  const named = namedFigure(vehicle.name, stated);
  if (named === undefined) return { filter };
  return isInBand(named, option) ? { filter, named } : undefined;
}

function passes(value: string | number, { by }: Filter, option: Chosen['option']): boolean {
  const text = String(value).toLowerCase();
  if (by === 'name') return text === option.label.toLowerCase();
  if (by === 'part') return text.includes(option.value.toLowerCase());
  const figure = figureOf(value);
  return figure !== undefined && isInBand(figure, option);
}

/** What a vehicle states under a name. */
function factOf(
  { specifications, ...vehicle }: Filterable,
  name: string,
): string | number | undefined {
  const facts: Readonly<Record<string, unknown>> = { ...specifications, ...vehicle };
  const fact = facts[name];
  return typeof fact === 'string' || typeof fact === 'number' ? fact : undefined;
}

/** What vehicles state for a filter of figures. */
function figuresOf(vehicles: readonly Filterable[], { by, fact }: Filter): readonly number[] {
  if (by !== 'band') return [];
  return vehicles.flatMap((vehicle) => figureOf(factOf(vehicle, fact) ?? '') ?? []);
}

/** The vehicles that meet most of what is asked, for whoever asks for too much at once. */
export function closestVehicles<V extends Filterable>(
  vehicles: readonly V[],
  state: FilterState,
  rules: FilterRules,
  count: number,
): readonly V[] {
  const met = Object.entries(state).flatMap(
    ([name, asked]) => filterVehicles(vehicles, { ...everything, [name]: asked }, rules).found,
  );
  const timesMet = (vehicle: V) => met.filter((each) => each === vehicle).length;
  return filterVehicles(vehicles, { ...everything, sort: state.sort }, rules)
    .found.toSorted((one, other) => timesMet(other) - timesMet(one))
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
