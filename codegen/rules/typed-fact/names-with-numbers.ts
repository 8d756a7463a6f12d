import { isRecord } from '../../model/data.ts';
import type { Literal } from '../../model/literal.ts';

const largeNumber = /\d{4,}/g;

/** Names with a large number, of records and of what they list, by that number. */
export type NamesByNumber = ReadonlyMap<string, readonly string[]>;

/** The names in a file that contain a large number: the 1000 in the name of a model is not a figure. */
export function namesWithNumber(data: unknown): readonly string[] {
  if (!isRecord(data)) return [];
  return [data, ...Object.values(data).flat().filter(isRecord)]
    .flatMap(({ name, model }) => [name, model])
    .filter((name) => typeof name === 'string')
    .filter((name) => name.search(largeNumber) !== -1);
}

/** Groups names by the first large number in each. */
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
