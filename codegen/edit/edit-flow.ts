import type { Edit } from '../text/edit.ts';
import type { Refusal } from './change.ts';
import type { Holder } from './entries.ts';

/** Puts an entry at an index of a group or list between brackets. */
export function insertIntoFlow(
  { text, node, entries }: Holder,
  index: number,
  entry: string,
): Edit | Refusal {
  const [start = 0, end = 0] = node.range ?? [];
  const [before, after] = [entries[index - 1], entries[index]];
  if (before) return { start: before.end, end: before.end, text: separator(text, entries) + entry };
  if (after)
    return { start: after.start, end: after.start, text: entry + separator(text, entries) };
  return { start, end, text: text[start] === '[' ? `[${entry}]` : `{ ${entry} }` };
}

/** Takes an entry, with the comma that separates it from the others. */
export function removeFromFlow({ text, node, entries }: Holder, index: number): Edit | Refusal {
  const [before, entry, after] = [entries[index - 1], entries[index], entries[index + 1]];
  if (!entry) return { refused: 'It is not there any more.' };
  if (after) return { start: entry.start, end: after.start, text: '' };
  if (before) return { start: before.end, end: entry.end, text: '' };
  const [start = 0, end = 0] = node.range ?? [];
  return { start, end, text: text[start] === '[' ? '[]' : '{}' };
}

/** What stands between the first two, if it is nothing but a comma and white space. */
function separator(text: string, [first, second]: Holder['entries']): string {
  const gap = first && second ? text.slice(first.end, second.start) : '';
  return /^\s*,\s*$/.test(gap) ? gap : ', ';
}
