// A text can carry the number of the place where it is written, in characters that nobody sees: variation selectors
// belong to the letter before them, are never drawn, and neither break a line nor end a word.

const first = 0xe0100;
const base = 240;
const digits = 3;

const mark = /[\u{e0100}-\u{e01ef}]{3}/gu;

/** A text with its mark at the end, so that code that looks at the start of a text, or splits it, works as before. */
export function withPlace(text: string, number: number): string {
  if (text === '') return text;
  const signs = Array.from({ length: digits }, (_, digit) =>
    String.fromCodePoint(first + (Math.floor(number / base ** digit) % base)),
  );
  return text + signs.join('');
}

/** The marks at the end of a text; nothing if it has none. */
export function placeMarkOf(text: string): string {
  return /[\u{e0100}-\u{e01ef}]*$/u.exec(text)?.[0] ?? '';
}

/** As they stand in an address that is made of texts. */
const encoded = /(?:%F3%A0%8[4-7]%[89AB][\dA-F]){3}/g;

/** The text without its marks. */
export function withoutPlaces(text: string): string {
  return text.replace(mark, '').replace(encoded, '');
}

/** The numbers that a text carries, in their order. */
export function placesIn(text: string): readonly number[] {
  return [...text.matchAll(mark)].map(([signs]) =>
    [...signs].reduceRight((sum, sign) => sum * base + (sign.codePointAt(0) ?? first) - first, 0),
  );
}
