import type { Span } from '../diagnostics/diagnostic.ts';
import { lineStarts } from '../text/lines.ts';

/** Converts offsets in a text to lines and columns. */
export interface LineIndex {
  spanAt(start: number, end: number): Span;
}

const byteOrderMark = 0xfeff;

/** Indexes the line starts of a text. Columns count UTF-16 units, as editors do. */
export function createLineIndex(text: string): LineIndex {
  const starts = lineStarts(text);
  if (text.charCodeAt(0) === byteOrderMark) starts[0] = 1;
  return {
    spanAt(start, end) {
      const row = rowOf(starts, start);
      const lineStart = starts[row] ?? 0;
      const stop = Math.max(start, Math.min(end, endOfLine(text, start)));
      return {
        line: row + 1,
        column: Math.max(0, start - lineStart) + 1,
        endColumn: Math.max(0, stop - lineStart) + 1,
        start,
        end: stop,
      };
    },
  };
}

function rowOf(starts: readonly number[], offset: number): number {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((starts[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}

function endOfLine(text: string, offset: number): number {
  const newline = text.indexOf('\n', offset);
  let end = newline === -1 ? text.length : newline;
  while (end > offset && /\s/.test(text.charAt(end - 1))) end--;
  return end;
}
