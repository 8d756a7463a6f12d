/** The first of the characters that mark texts: two planes of Unicode that are given to nobody. */
export const firstMark = 0xf0000;

/** As many texts can be marked; those that come after stay as they are. */
const marks = 0x10fffd - firstMark;

/** A text with the mark of its number behind it: what looks at the beginning of a text, or cuts it up, goes on as without. */
export function withMark(text: string, number: number): string {
  return text === '' || number > marks ? text : text + String.fromCodePoint(firstMark + number);
}

/** The text without its marks. */
export function withoutMarks(text: string): string {
  return text.replace(/[\u{f0000}-\u{10fffd}]/gu, '');
}
