import { isRecord } from '../../model/data.ts';
import type { Literal } from '../../model/literal.ts';

const largeNumber = /\d{4,}/g;

/** Names of records and of what they list that hold a large number, by that number. */
export type NamesByNumber = ReadonlyMap<string, readonly string[]>;

/** The names in a file that hold a large number: the 1000 of such a model is no figure. */
export function namesWithNumber(data: unknown): readonly string[] {
  if (!isRecord(data)) return [];
  return [data, ...Object.values(data).flat().filter(isRecord)]
    .flatMap(({ name, model }) => [name, model])
    .filter((name) => typeof name === 'string')
    .filter((name) => name.search(largeNumber) !== -1);
}

/** Sorts names by the first large number that each holds. */
export function sortNames(names: readonly string[]): NamesByNumber {
  return Map.groupBy(names, (name) => name.match(largeNumber)?.[0] ?? '');
}

/** Whether a literal is part of one of the names. */
export function isInName(text: string, literal: Literal, names: NamesByNumber): boolean {
  const numbers = text.match(largeNumber) ?? [];
  return numbers
    .flatMap((number) => names.get(number) ?? [])
    .some((name) => {
      const start = text.lastIndexOf(name, literal.offset);
      return start !== -1 && literal.offset + literal.text.length <= start + name.length;
    });
}
