import type { Rule } from '../../link/rule.ts';
import { unitRow } from '../../model/units.ts';
import { readFactValue } from '../../resolve/facts/fact-value.ts';

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
export const siblings: Rule = {
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
