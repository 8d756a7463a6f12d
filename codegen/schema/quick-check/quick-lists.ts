import { isDeepStrictEqual } from 'node:util';
import type { Check, Keyword } from './quick-keyword.ts';

/** Keywords for lists. */
export const listKeywords: Readonly<Record<string, Keyword>> = {
  items(argument, _schema, compiler) {
    const check = compiler.compile(argument);
    return ofList((list) => list.every(check));
  },
  minItems: (limit) => ofList((list) => list.length >= Number(limit)),
  maxItems: (limit) => ofList((list) => list.length <= Number(limit)),
  uniqueItems: (wanted) => ofList((list) => wanted !== true || !hasRepetition(list)),
};

function hasRepetition(list: readonly unknown[]): boolean {
  return list.some((item, index) =>
    list.slice(0, index).some((earlier) => isDeepStrictEqual(earlier, item)),
  );
}

function ofList(test: (list: readonly unknown[]) => boolean): Check {
  return (value) => !Array.isArray(value) || test(value);
}
