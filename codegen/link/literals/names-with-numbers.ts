import { type Content, recordsOf } from '../../model/content.ts';
import { isRecord } from '../../model/data.ts';
import type { Literal } from '../../model/literal.ts';
import { nounNames } from '../../model/nouns.ts';

/** Names of records and of what they list that hold a large number: the 1000 of such a model is no figure. */
export function namesWithNumbers(content: Content): readonly string[] {
  return nounNames
    .flatMap((noun) => recordsOf(content, noun))
    .flatMap(({ data }) => [data, ...Object.values(data).flat().filter(isRecord)])
    .flatMap(({ name, model }) => [name, model])
    .filter((name) => typeof name === 'string' && /\d{4}/.test(name))
    .map(String);
}

/** Whether a literal is part of one of the names. */
export function isInName(text: string, literal: Literal, names: readonly string[]): boolean {
  return names.some((name) => {
    const start = text.lastIndexOf(name, literal.offset);
    return start !== -1 && literal.offset + literal.text.length <= start + name.length;
  });
}
