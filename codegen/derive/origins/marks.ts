/** The first of the characters that mark texts: the two private-use planes of Unicode. */
export const firstMark = 0xf0000;

/** How many texts can be marked; further ones stay unmarked. */
const marks = 0x10fffd - firstMark;

/** A text with its mark at the end, so that code that looks at the start of a text, or splits it, works as before. */
export function withMark(text: string, number: number): string {
  return text === '' || number > marks ? text : text + String.fromCodePoint(firstMark + number);
}

/** The text without its marks. */
export function withoutMarks(text: string): string {
  return text.replace(/[\u{f0000}-\u{10fffd}]/gu, '');
}
