import { type Content, recordsOf } from '../../model/content.ts';
import { isRecord } from '../../model/data.ts';
import type { Literal } from '../../model/literal.ts';
import { nounNames } from '../../model/nouns.ts';

const largeNumber = /\d{4,}/g;

/** Names of records and of what they list that hold a large number, by that number. */
export type NamesByNumber = ReadonlyMap<string, readonly string[]>;

/** Finds the names that hold a large number: the 1000 of such a model is no figure. */
export function namesWithNumbers(content: Content): NamesByNumber {
  const names = nounNames
    .flatMap((noun) => recordsOf(content, noun))
    .flatMap(({ data }) => [data, ...Object.values(data).flat().filter(isRecord)])
    .flatMap(({ name, model }) => [name, model])
    .filter((name) => typeof name === 'string')
    .flatMap((name) =>
      (name.match(largeNumber) ?? []).slice(0, 1).map((number) => ({ name, number })),
    );
  const byNumber = Map.groupBy(names, ({ number }) => number);
  return new Map([...byNumber].map(([number, some]) => [number, some.map(({ name }) => name)]));
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
