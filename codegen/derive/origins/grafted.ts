import { withoutMarks } from './marks.ts';

/**
 * Data with the marks of its like, wherever that says the same: what was measured, sorted or hashed by marked texts
 * is as it is without them.
 */
export function graftMarks(
  plain: unknown,
  marked: unknown,
  mark: (text: string) => string,
): unknown {
  if (typeof plain === 'string') {
    const isSame = typeof marked === 'string' && withoutMarks(marked) === plain;
    return mark(isSame ? marked : plain);
  }
  if (typeof plain !== 'object' || plain === null) return plain;
  const other: object = typeof marked === 'object' && marked !== null ? marked : {};
  const below = (key: string, value: unknown) => graftMarks(value, Reflect.get(other, key), mark);
  if (Array.isArray(plain)) return plain.map((value, index) => below(String(index), value));
  return Object.fromEntries(Object.entries(plain).map(([key, value]) => [key, below(key, value)]));
}
