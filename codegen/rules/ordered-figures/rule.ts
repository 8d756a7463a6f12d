import type { Finding } from '../../diagnostics/finding.ts';
import type { Rule } from '../../link/rule.ts';
import type { Data, Entry } from '../../model/content.ts';
import { isRecord } from '../../model/data.ts';
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
export const rule: Rule = {
  code: 'upside-down',
  phase: 'doubt',
  check: ({ site: { content } }) =>
    [...content.pricing, ...content.facts, content.navigation ?? []]
      .flat()
      .flatMap((entry) => pairFindings(entry, entry.data, [])),
};

function pairFindings(entry: Entry, group: Data, at: readonly string[]): Finding[] {
  const own = pairs.flatMap(([smaller, larger]): Finding[] => {
    if (!(smaller in group && larger in group)) return [];
    if (!isAbove(measureOf(group[smaller]), measureOf(group[larger]))) return [];
    const message = `"${smaller}" is more than "${larger}" beside it`;
    const text = { message, help: 'Swap the two, or correct one.' };
    return [{ source: entry.source, path: [...at, smaller], ...text }];
  });
  const below = Object.entries(group).flatMap(([key, value]) =>
    isRecord(value) ? pairFindings(entry, value, [...at, key]) : [],
  );
  return [...own, ...below];
}

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
