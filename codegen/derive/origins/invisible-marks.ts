/** The first of the characters that mark texts: the two private-use planes of Unicode. */
export const firstMark = 0xf0000;

/** How many texts can be marked; further ones stay unmarked. */
const marks = 0x10fffd - firstMark;

/** A text with its mark at the end, so that code that looks at the start of a text, or splits it, works as before. */
export function withMark(text: string, number: number): string {
  return text === '' || number > marks ? text : text + String.fromCodePoint(firstMark + number);
}

/** The mark at the end of a text; nothing if it has none. */
export function markOf(text: string): string {
  return /[\u{f0000}-\u{10fffd}]*$/u.exec(text)?.[0] ?? '';
}

/** The text without its marks. */
export function withoutMarks(text: string): string {
  return text.replace(/[\u{f0000}-\u{10fffd}]/gu, '');
}

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
