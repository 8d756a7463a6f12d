import type { Place } from './candidate.ts';

/** Whether a line plainly ends the text above it: lines of a text break where the next word would not fit. */
export function isOfText({ line, above: [first], below: [next] }: Place, column: number): boolean {
  // A line in the middle of a text may come from elsewhere.
  if (!first || next?.indent === column) return false;
  const words = ' '.repeat(column) + line.text.trim();
  const isHead = /[>|]-?$/.test(first.text.trimEnd());
  const longest = Math.max(widthOf(first.text), widthOf(words));
  const isNext = isHead || isBrokenFor(words, first.text, longest);
  return isNext && isUnfinished(first.text) && !isUnfinished(words);
}

function widthOf(line: string): number {
  return line.trimEnd().length;
}

/** Whether the first word of a line did not fit on the one above it. */
function isBrokenFor(line: string, above: string, longest: number): boolean {
  const [word = ''] = line.trim().split(/\s/, 1);
  return widthOf(above) + 1 + word.length > longest;
}

/** Whether a line ends before its sentence does. */
export function isUnfinished(line: string): boolean {
  return !/[.!?:;"”')\]}]$/.test(line.trimEnd());
}
