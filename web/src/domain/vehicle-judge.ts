import { isInBand } from '../../../generated/contract/bands.ts';
import type { Filter } from '../../../generated/contract/specifications.ts';
import { filters } from '../../../generated/filters.ts';
import { bareText } from './bare-text.ts';
import { chosenOption, type FilterOptions, type FilterState } from './filter-state.ts';
import { likelyFigure } from './named-figure.ts';
import { placeOf, readSearch, type SearchWords } from './search.ts';
import { type FactVehicle, factsOf, figureOf, meetsDemand } from './vehicle-fact.ts';

/** A vehicle as far as it is judged. */
export type Judged = Partial<FactVehicle> & { readonly id?: string };

/** Why it is not known whether a vehicle matches. */
export interface Doubt {
  /** The filter that asks, or what is said of such vehicles. */
  readonly filter?: Filter;
  readonly text?: string;
  /** What the name of the vehicle says instead. */
  readonly named?: number;
}

/** Why a vehicle is shown. */
interface Verdict {
  readonly doubt: Doubt | null;
  /** True if neither its name nor its description says what is searched, only something else that it states. */
  readonly isByTheWay: boolean;
}

/** The choices of the filters, and what visitors may search for by other words. */
interface Terms {
  readonly options: FilterOptions;
  readonly words?: readonly SearchWords[] | undefined;
}

/** Judges one vehicle after the other: undefined if it does not match. */
export function createJudge(
  all: readonly Judged[],
  state: FilterState,
  { options, words = [] }: Terms,
): (vehicle: Judged) => Verdict | undefined {
  const byFilters = filterJudge(all, state, options);
  const { whole, rest, meant } = readSearch(state.search, words);
  const byWords = meant.map((word) => wordJudge(all, word, options));
  const meaning = (vehicle: Judged): Verdict | undefined => {
    const place = meant.length > 0 ? placeOf(vehicle, rest) : undefined;
    const doubt = firstDoubt(byWords.map((judge) => judge(vehicle)));
    return place && doubt !== undefined ? { doubt, isByTheWay: place === 'stated' } : undefined;
  };
  const search = (vehicle: Judged): Verdict | undefined => {
    const place = placeOf(vehicle, whole);
    const said = place && { doubt: null, isByTheWay: place === 'stated' };
    if (place === 'said') return said;
    const meantBy = meaning(vehicle);
    // Words of the trade only add: what they leave open is found if something states it.
    return meantBy?.doubt === null ? meantBy : (said ?? meantBy);
  };
  return (vehicle) => {
    const found = search(vehicle);
    const doubt = found && firstDoubt([found.doubt, byFilters(vehicle)]);
    return doubt === undefined ? undefined : { isByTheWay: found?.isByTheWay === true, doubt };
  };
}

/** Null if a vehicle matches, undefined if it does not. */
type Match = Doubt | null | undefined;

const matchOf = (matches: boolean): Match => (matches ? null : undefined);

function firstDoubt(answers: readonly Match[]): Match {
  if (answers.includes(undefined)) return undefined;
  return answers.find((doubt) => doubt !== null) ?? null;
}

/** Judges by what visitors call a kind of vehicle. */
function wordJudge(all: readonly Judged[], word: SearchWords, options: FilterOptions) {
  const { filter, choice, fact, unconfirmed } = word;
  const chosen =
    filter && choice ? ({ search: '', sort: 'default', [filter]: choice } as const) : undefined;
  const byChoice = chosen && filterJudge(all, chosen, options);
  return (vehicle: Judged): Match => {
    if (byChoice) return byChoice(vehicle);
    if (fact === undefined) return null;
    const facts = factsOf(vehicle, fact);
    if (facts.length > 0) return matchOf(facts.some((each) => meetsDemand(each, word)));
    return unconfirmed ? { text: unconfirmed } : undefined;
  };
}

/** Judges by the chosen options. */
function filterJudge(all: readonly Judged[], state: FilterState, options: FilterOptions) {
  const chosen = filters.flatMap((filter) => {
    const option = chosenOption(filter.name, state, options);
    return option ? [{ filter, option }] : [];
  });
  return (vehicle: Judged): Match => firstDoubt(chosen.map((each) => judgeBy(vehicle, each, all)));
}

interface Chosen {
  readonly filter: Filter;
  readonly option: NonNullable<ReturnType<typeof chosenOption>>;
}

/** Judges by one option: for a figure that is not stated, the name of the vehicle may speak, or the others of its category. */
function judgeBy(vehicle: Judged, { filter, option }: Chosen, all: readonly Judged[]): Match {
  const [value] = factsOf(vehicle, filter.fact);
  if (filter.by !== 'band' || value !== undefined) {
    return matchOf(passes(value ?? '', filter, option));
  }
  // A price that the dealer does not name is none to be confirmed.
  if (filter.fact === 'price') return undefined;
  const { named, figures } = likelyFigure(vehicle, filter.fact, all);
  if (figures.length > 0 && !figures.some((figure) => isInBand(figure, option))) return undefined;
  return { filter, ...(named !== undefined && { named }) };
}

function passes(value: string | number, { by }: Filter, option: Chosen['option']): boolean {
  const text = bareText(String(value)).toLowerCase();
  if (by === 'name') return text === bareText(option.label).toLowerCase();
  if (by === 'part') return text.includes(option.value.toLowerCase());
  const figure = figureOf(value);
  return figure !== undefined && isInBand(figure, option);
}
