// Escape sequences can rewrite a terminal, and direction marks can make a line read otherwise.
const unseen = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** A visitor's words as they may stand on one line of a terminal. */
export function visibleLine(text: string): string {
  return text.replace(unseen, ' ').trim();
}

/** A visitor's words as they may stand in a terminal, with their own lines. */
export function visibleLines(text: string): string {
  return text
    .split(/\r\n|[\r\n]/)
    .map((line) => line.replace(unseen, ' '))
    .join('\n');
}
