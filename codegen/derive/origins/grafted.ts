import { withoutMarks } from './marks.ts';

/**
 * Copies the marks onto plain data wherever the marked data says the same, so that anything measured, sorted or hashed
 * stays as it is without marks.
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
