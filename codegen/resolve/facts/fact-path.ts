import type { Data } from '../../model/content.ts';
import { isRecord, stepInto, valueAt } from '../../model/data.ts';
import { readFactValue } from './fact-value.ts';

/** A value in a record that copy can refer to: the name of the record, and the keys that lead to the value. */
export interface LocatedFact {
  readonly name: string;
  readonly steps: readonly string[];
}

/** Where a path such as `pricing.vehicle.price@home` leads, among the records with these names. */
export function locateFact(
  path: string,
  names: { has(name: string): boolean },
): LocatedFact | undefined {
  const [way = '', reading] = path.split('@');
  const all = way.split('.');
  // No name has more than three steps: towns.north.harbor.
  const length = [1, 2, 3].find((count) => names.has(all.slice(0, count).join('.')));
  if (length === undefined) return undefined;
  const steps = all.slice(length);
  const name = all.slice(0, length).join('.');
  return { name, steps: reading === undefined ? steps : [...steps, 'readings', reading] };
}

/** How copy refers to a fact or a reading: `pricing.vehicle.price@home`. */
export function pathOfFact({ name, steps }: LocatedFact): string {
  const isReading = steps.at(-2) === 'readings';
  const way = [name, ...(isReading ? steps.slice(0, -2) : steps)].join('.');
  return isReading ? `${way}@${steps.at(-1)}` : way;
}

/** The fact or reading that a value is part of: for `price.readings.home.money`, the one at `price.readings.home`. */
export function factAround({ name, steps }: LocatedFact, record: Data): LocatedFact {
  const length = steps.findIndex((step, index) =>
    isPartOf(valueAt(record, steps.slice(0, index)), step),
  );
  return { name, steps: length === -1 ? steps : steps.slice(0, length) };
}

/** Whether a fact holds its value under that key. */
function isPartOf(value: unknown, step: string): boolean {
  const fact = readFactValue(value);
  if (fact.kind === 'figure') return step === fact.unit;
  if (fact.kind === 'phone') return step === 'number';
  if (fact.kind === 'hours') return Array.isArray(value) || step === 'hours';
  if (fact.kind === 'list') return fact.items.every((item) => typeof item !== 'object');
  return isRecord(value) && (fact.kind === 'date' || fact.kind === 'text') && step === fact.kind;
}

/** Whether a value is a fact by its own form: it has a unit, or is a date, a phone number, opening hours or a text. */
export function isFact(value: unknown): boolean {
  const { kind } = readFactValue(value);
  return (
    ['figure', 'date', 'phone', 'hours'].includes(kind) || (isRecord(value) && kind === 'text')
  );
}

/** The texts printed for a fact: its own text, and its label. */
export function textsOfFact(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  const parts = Array.isArray(value) ? value : [stepInto(value, 'text'), stepInto(value, 'label')];
  return parts.filter((part) => typeof part === 'string');
}
