import type { Place } from './candidate.ts';

/** Whether a line plainly is one of the text beside it: lines of a text break where the next word would not fit. */
export function isOfText({ line, above: [first], below: [next] }: Place, column: number): boolean {
  if (!first) return false;
  const words = ' '.repeat(column) + line.text.trim();
  const isHead = /[>|]-?$/.test(first.text.trimEnd());
  const rest = next?.indent === column ? next.text : '';
  const longest = Math.max(...[isHead ? '' : first.text, words, rest].map(widthOf));
  if (!isHead && !isBrokenFor(words, first.text, longest)) return false;
  // A line in the middle of a text may come from elsewhere, unless a single space is what put it out of its column.
  if (rest !== '') return Math.abs(column - line.indent) === 1 && isBrokenFor(rest, words, longest);
  return isUnfinished(first.text) && !isUnfinished(words);
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
