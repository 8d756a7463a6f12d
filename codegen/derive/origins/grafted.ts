import { withoutPlaces } from '../../model/place-marks.ts';

/** What code compares or asks for: an id, a word that is a value, an address. */
const name = /^(?:[a-z\d]+(?:-[a-z\d]+)*|\/.*|\w+:\/\/.*)$/;

/**
 * Copies the marks onto plain data wherever the marked data says the same, so that anything measured, sorted or hashed
 * stays as it is without marks. Names get none.
 */
export function graftMarks(plain: unknown, marked: unknown): unknown {
  if (typeof plain === 'string') {
    const isSame = typeof marked === 'string' && withoutPlaces(marked) === plain;
    return isSame && !name.test(plain) ? marked : plain;
  }
  if (typeof plain !== 'object' || plain === null) return plain;
  const other: object = typeof marked === 'object' && marked !== null ? marked : {};
  const below = (key: string, value: unknown) => graftMarks(value, Reflect.get(other, key));
  if (Array.isArray(plain)) return plain.map((value, index) => below(String(index), value));
  return Object.fromEntries(Object.entries(plain).map(([key, value]) => [key, below(key, value)]));
}
