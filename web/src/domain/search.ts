import { unsearched } from '../../../generated/specifications.ts';
import { type FactDemand, type FactVehicle, wordsOf } from './vehicle-fact.ts';

/** What visitors call a kind of vehicle, and what it means: a fact, or a choice of a filter. */
export interface SearchWords extends FactDemand {
  readonly words: readonly string[];
  readonly fact?: string;
  readonly filter?: string;
  readonly choice?: string;
  /** Said above the vehicles that may be meant but do not state the fact; without it they are not found. */
  readonly unconfirmed?: string;
  /** Said above the result. */
  readonly note?: string;
}

/** A search: what it says by names of its own, and the rest of it. */
export interface Search {
  readonly whole: string;
  readonly rest: string;
  readonly meant: readonly SearchWords[];
}

/** Shorter beginnings of a word could be of any. */
const shortestBeginning = 4;

/** Reads a search; while somebody types, the beginning of a name is enough. */
export function readSearch(text: string, names: readonly SearchWords[]): Search {
  const whole = text.trim().toLowerCase();
  let rest = `${wordsOf(whole)} `;
  const meant = names.filter(({ words }) => {
    const said = words.map((word) => `${wordsOf(word)} `).find((word) => isSaid(word, rest));
    if (said !== undefined) rest = rest.includes(said) ? rest.replace(said, ' ') : ' ';
    return said !== undefined;
  });
  return { whole, rest: rest.trim(), meant };
}

function isSaid(name: string, search: string): boolean {
  const isBeginning =
    search.trim().length >= shortestBeginning && name.startsWith(search.trimEnd());
  return search.includes(name) || isBeginning;
}

type Searched = Partial<FactVehicle> & { readonly id?: string };

/** Where a vehicle says a part of a search: in its name or description, or else in what is stated about it. */
export function placeOf(vehicle: Searched, part: string): 'said' | 'stated' | undefined {
  const { id = '', name = '', description = '', features = [], specifications = {} } = vehicle;
  const has = (text: unknown) => String(text).toLowerCase().includes(part);
  if ([name, description].some(has)) return 'said';
  const searched = Object.keys(specifications).filter((key) => !unsearched.includes(key));
  const stated = [id, ...features, ...searched.map((key) => specifications[key])];
  return stated.some((each) => each !== undefined && has(each)) ? 'stated' : undefined;
}
