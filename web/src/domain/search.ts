import {
  type FactDemand,
  type FactVehicle,
  factsOf,
  meetsDemand,
  wordsOf,
} from './vehicle-fact.ts';

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

interface Named {
  readonly name: string;
  readonly description: string;
}

/** Whether a vehicle is found by a search; if it does not state what is asked, the text that says so. */
export function isFound<Vehicle extends Named>(
  vehicle: Vehicle & Partial<FactVehicle>,
  { whole, rest, meant }: Search,
): boolean | string {
  const says = (part: string) =>
    [vehicle.name, vehicle.description].some((text) => text.toLowerCase().includes(part));
  if (says(whole)) return true;
  if (meant.length === 0 || !says(rest)) return false;
  const answers = meant.map((each) => {
    if (each.fact === undefined) return true;
    const facts = factsOf(vehicle, each.fact);
    return facts.length > 0 ? facts.some((fact) => meetsDemand(fact, each)) : each.unconfirmed;
  });
  return answers.every((answer) => answer) && (answers.find((each) => each !== true) ?? true);
}
