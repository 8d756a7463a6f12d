import { readFigure } from './quantity.ts';

/** The named facts of a vehicle: its specifications, and what else is stated about it. */
export interface FactVehicle {
  readonly name?: string;
  /** Left out if the dealer names none. */
  readonly price?: number;
  readonly description: string;
  readonly brand?: string;
  readonly category?: string;
  readonly features: readonly string[];
  readonly specifications: Readonly<Record<string, string | number | undefined>>;
}

/** A condition on a fact: a figure within bounds, or one of some words. */
export interface FactDemand {
  readonly min?: number;
  readonly max?: number;
  readonly says?: readonly string[];
}

/** What a vehicle states under a name: nothing, a fact, or all of its features. */
export function factsOf(vehicle: Partial<FactVehicle>, name: string): readonly (string | number)[] {
  const { features = [], specifications = {}, price, description, brand, category } = vehicle;
  if (name === 'features') return features;
  const facts = { ...specifications, price, description, brand, category };
  const fact = Object.entries(facts).find(([key]) => key === name)?.[1];
  return fact === undefined ? [] : [fact];
}

/** Whether a fact meets a condition. */
export function meetsDemand(fact: string | number, { min, max, says }: FactDemand): boolean {
  if (says) return says.some((word) => wordsOf(fact).includes(wordsOf(word)));
  const figure = figureOf(fact);
  return (
    figure !== undefined &&
    figure >= (min ?? Number.NEGATIVE_INFINITY) &&
    figure <= (max ?? Number.POSITIVE_INFINITY)
  );
}

/** The figure that a fact is, or begins with. */
export function figureOf(fact: string | number): number | undefined {
  return typeof fact === 'number' ? fact : readFigure(fact);
}

/** Words in lower case, each after a space, so that a search term matches from the start of a word. */
export function wordsOf(text: string | number): string {
  return ` ${
    String(text)
      .toLowerCase()
      .match(/[\p{L}\d]+/gu)
      ?.join(' ') ?? ''
  }`;
}

/** Compares two prices, the lower first or, with -1, the higher; what has none comes last in either order. */
export function comparePrices(
  one: number | undefined,
  other: number | undefined,
  order: 1 | -1 = 1,
): number {
  if (one === undefined || other === undefined) {
    return Number(one === undefined) - Number(other === undefined);
  }
  return order * (one - other);
}
