import { type FileEdit, withEdits } from '../../codegen/text/edit.ts';
import type { Stretch } from './touched-lines.ts';

/** Whole lines of a file before and after edits, without the end of the last line; no text if they are taken out. */
export interface EditedLines extends Stretch {
  readonly before: string;
  readonly after?: string;
}

/** The lines that edits of a file touch. A line that is inserted goes with the one that it is put before. */
export function linesOf(text: string, edits: readonly FileEdit[]): EditedLines {
  const ends = edits.map(({ end }) => end);
  const from = text.lastIndexOf('\n', Math.min(...edits.map(({ start }) => start)) - 1) + 1;
  const isBehindLast = from === text.length && from > 0;
  const start = isBehindLast ? text.lastIndexOf('\n', from - 2) + 1 : from;
  let end = endOfLine(text, Math.max(start, ...ends.map((each) => each - 1)));
  let after = withEdits(text.slice(start, end), edits, start);
  // What takes away the end of a line joins it with the next one.
  while (after !== '' && !after.endsWith('\n') && end < text.length) {
    end = endOfLine(text, end);
    after = withEdits(text.slice(start, end), edits, start);
  }
  const before = withoutEnd(text.slice(start, end));
  const first = text.slice(0, start).split('\n').length;
  return {
    first,
    last: first + before.split('\n').length - 1,
    before,
    ...(after !== '' && { after: withoutEnd(after) }),
  };
}

/** Where the line ends that a position is in, its end included. */
function endOfLine(text: string, at: number): number {
  const newline = text.indexOf('\n', at);
  return newline === -1 ? text.length : newline + 1;
}

function withoutEnd(text: string): string {
  return text.replace(/\n$/, '');
}
