import type { Data } from '../../model/content.ts';
import { valueAt } from '../../model/data.ts';
import { factAround, isFact, type LocatedFact, pathOfFact } from './fact-path.ts';

/** A fact of a record, and the path by which copy refers to it. */
export interface FactInRecord {
  readonly path: string;
  readonly place: LocatedFact;
  readonly value: unknown;
}

/** The facts of a record and their readings in file order: facts by form, and other values that `isOne` accepts. */
export function factsIn(
  name: string,
  record: Data,
  isOne: (path: string) => boolean = () => false,
): readonly FactInRecord[] {
  const found = new Map<string, FactInRecord>();
  const visit = (value: unknown, steps: readonly string[]) => {
    if (typeof value === 'object' && value !== null) {
      for (const [key, below] of Object.entries(value)) visit(below, [...steps, key]);
      return;
    }
    const place = factAround({ name, steps }, record);
    const path = pathOfFact(place);
    const fact = valueAt(record, place.steps);
    if (isFact(fact) || isOne(path)) found.set(path, { path, place, value: fact });
  };
  visit(record, []);
  return [...found.values()];
}
