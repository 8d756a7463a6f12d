import type { Rule, RuleFinding } from '../../link/rule.ts';
import { isMoney, isUnit, unitRow } from '../../model/units.ts';
import { readFactValue } from '../../resolve/facts/fact-value.ts';

/** A range from more to less. */
const ranges: Rule = {
  code: 'upside-down',
  phase: 'error',
  needs: 'groups',
  find: ({ source, path, value }) =>
    Object.entries(value).flatMap(([key, range]): readonly RuleFinding[] => {
      if (!isUnit(key) || !Array.isArray(range) || range.length !== 2) return [];
      const [from, to]: readonly unknown[] = range;
      if (!(Number(from) > Number(to))) return [];
      const phase = isMoney(key) ? 'costly' : 'warning';
      const message = `from ${String(from)} to ${String(to)} is backwards`;
      const help = 'Write the smaller figure first.';
      return [{ source, path: [...path, key], phase, message, help }];
    }),
};

/** Names of sibling facts, the smaller one first. */
const pairs = [
  ['minimum', 'maximum'],
  ['least', 'most'],
  ['lowest', 'highest'],
  ['low', 'high'],
  ['shortest', 'longest'],
  ['smallest', 'largest'],
  ['from', 'to'],
  ['from', 'until'],
  ['first', 'last'],
] as const;

/** A minimum above its maximum, a shortest term longer than the longest, a period that ends before it begins. */
const siblings: Rule = {
  code: 'upside-down',
  phase: 'doubt',
  needs: 'groups',
  find: ({ source, path, value: group }) =>
    pairs.flatMap(([smaller, larger]) => {
      if (!isAbove(measureOf(group[smaller]), measureOf(group[larger]))) return [];
      const message = `"${smaller}" is more than "${larger}" beside it`;
      const help = 'Swap the two, or correct one.';
      return [{ source, path: [...path, smaller], message, help }];
    }),
};

/** A figure converted so that others of its kind can be compared with it. */
interface Measure {
  readonly of: string;
  readonly amount: number;
}

function measureOf(value: unknown): Measure | undefined {
  const isDate = typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value);
  const fact = isDate ? ({ kind: 'date', date: value } as const) : readFactValue(value);
  if (fact.kind === 'date') return { of: 'date', amount: Date.parse(fact.date) };
  if (fact.kind !== 'figure') return undefined;
  const amount = Math.max(...fact.figures);
  const { hours } = unitRow(fact.unit);
  return hours ? { of: 'time', amount: amount * hours } : { of: fact.unit, amount };
}

function isAbove(smaller: Measure | undefined, larger: Measure | undefined): boolean {
  return !!smaller && !!larger && smaller.of === larger.of && smaller.amount > larger.amount;
}

/** Figures from more to less: of one fact, and of two facts beside each other. */
export const rules: readonly Rule[] = [ranges, siblings];
