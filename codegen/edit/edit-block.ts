import type { Edit } from '../text/edit.ts';
import { lineStartOf } from '../text/lines.ts';
import type { Refusal } from './change.ts';
import { columnOf, type Entry, type Holder } from './entries.ts';

/** Puts an entry, without its indentation, at an index of a group or list that has one entry a line. */
export function insertIntoBlock(
  { text, entries }: Holder,
  index: number,
  render: (column: number) => string,
): Edit | Refusal {
  const [first] = entries;
  if (!first) return { refused: 'The list is empty.' };
  const column = columnOf(text, first.head);
  const gap = isSpaced(text, entries) ? '\n\n' : '\n';
  const indent = ' '.repeat(column);
  const before = entries[index - 1];
  if (before) return { start: before.end, end: before.end, text: gap + indent + render(column) };
  const start = lineStartOf(text, first.start);
  if (text.slice(start, first.start).trim() !== '') return beginsOnLine;
  return { start, end: start, text: indent + render(column) + gap };
}

/** Takes an entry with its lines. */
export function removeFromBlock({ text, entries }: Holder, index: number): Edit | Refusal {
  const [entry, next] = [entries[index], entries[index + 1]];
  if (!entry) return { refused: 'It is not there any more.' };
  const line = lineStartOf(text, entry.start);
  const isFirstOnLine = text.slice(line, entry.start).trim() === '';
  if (!isFirstOnLine) {
    // Behind a dash: the next key takes its place.
    const isNext = next && text.slice(entry.end, next.head).trim() === '';
    return isNext ? { start: entry.head, end: next.head, text: '' } : beginsOnLine;
  }
  const [newline = ''] = /^[ \t]*(?:\r?\n|$)/.exec(text.slice(entry.end)) ?? [];
  const end = entry.end + newline.length;
  const isLast = newline.trim() === '' && end === text.length;
  // Of two empty lines around it one goes too.
  const [above = ''] = /(?:^|\n)([ \t]*\r?\n)$/.exec(text.slice(0, line))?.slice(1) ?? [];
  const isEmptyBelow = /^[ \t]*(?:\r?\n|$)/.test(text.slice(end));
  const start = above !== '' && (isEmptyBelow || isLast) ? line - above.length : line;
  return { start, end, text: '' };
}

/** Puts an entry in another place among its own; what stands between them stays. */
export function moveInList({ text, entries }: Holder, from: number, to: number): Edit | Refusal {
  const [low, high] = [Math.min(from, to), Math.max(from, to)];
  const part = entries.slice(low, high + 1);
  const [first, last] = [part[0], part.at(-1)];
  if (!first || !last) return { refused: 'It is not there any more.' };
  const texts = part.map(({ start, end }) => text.slice(start, end));
  const moved = texts.splice(from - low, 1);
  texts.splice(to - low, 0, ...moved);
  const gaps = part.slice(1).map(({ start }, index) => text.slice(part[index]?.end, start));
  const written = texts.map((each, index) => (index > 0 ? gaps[index - 1] : '') + each).join('');
  return { start: first.start, end: last.end, text: written };
}

/** Leaves a list or group without entries: `[]` behind its key. */
export function emptyBlock(
  { text, entries }: Holder,
  around: Entry,
  empty: string,
): Edit | Refusal {
  const [only] = entries;
  const isBare = only && text.slice(around.afterKey, only.start).trim() === '';
  return isBare ? { start: around.afterKey, end: only.end, text: ` ${empty}` } : beginsOnLine;
}

/** Whether all entries have an empty line between them. */
function isSpaced(text: string, entries: readonly Entry[]): boolean {
  const gaps = entries.slice(1).map(({ start }, index) => text.slice(entries[index]?.end, start));
  return gaps.length > 0 && gaps.every((gap) => /\n[ \t]*\r?\n/.test(gap));
}

const beginsOnLine: Refusal = {
  refused: 'It begins on the line of something else, and can be changed in the file only.',
};
