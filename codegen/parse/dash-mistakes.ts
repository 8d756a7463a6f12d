import { type Line, linesBefore, nextLine } from './lines.ts';
import { type LikelyMistake, type Recognizer, type Stumble, wholeLine } from './stumble.ts';

/** Mistakes with the dashes of list items, in the order to try. */
export const dashMistakes: readonly Recognizer[] = [
  missingSpaceAfterDash,
  missingFirstDash,
  missingDashBelowItem,
];

/** `-{ text: Call }`: a dash before a bracket or quote can only be that of a list item. */
function missingSpaceAfterDash({ text, line }: Stumble): LikelyMistake | undefined {
  const near = [line, ...linesBefore(text, line).slice(0, 1)];
  const own = near.find((each) => /^\s*-[{["']/.test(each.text));
  if (!own) return undefined;
  const start = own.start + own.indent + 1;
  return {
    ...wholeLine(own, 'a space is missing after the dash', 'Begin the line with "- ".'),
    edit: { start, end: start, text: ' ' },
  };
}

/** A list whose first item has no dash, but keys indented like those of an item; a later item has its dash. */
function missingFirstDash({ text, line: found }: Stumble): LikelyMistake | undefined {
  // If there is an empty line in between, the parser stops at the line before it.
  const line = isItem(found) ? found : nextLine(text, found);
  if (!line || !isItem(line)) return undefined;
  const before = linesBefore(text, line);
  const parentAt = before.findIndex(({ indent }) => indent <= line.indent);
  const [parent, first] = [before[parentAt], before[parentAt - 1]];
  if (!parent || parent.indent === line.indent || !/:\s*$/.test(parent.text)) return undefined;
  return first?.indent === line.indent + 2 && !isItem(first) ? withoutDash(first) : undefined;
}

/** A key below an item in brackets. That item is complete, so the key begins another one. */
function missingDashBelowItem({ text, line }: Stumble): LikelyMistake | undefined {
  const [above] = linesBefore(text, line);
  const isWhole = above && /^\s*- (?:\{.*\}|\[.*\])\s*$/.test(above.text);
  return isWhole && above.indent === line.indent - 2 && isKey(line) ? withoutDash(line) : undefined;
}

/** An item without its dash, which belongs in place of the two spaces before its first key. */
function withoutDash(line: Line): LikelyMistake {
  const start = line.start + line.indent - 2;
  return {
    ...wholeLine(line, 'this item of the list has no dash', 'Begin the line with "- ".'),
    edit: { start, end: start + 2, text: '- ' },
  };
}

function isItem({ text }: Line): boolean {
  return /^\s*- /.test(text);
}

function isKey({ text }: Line): boolean {
  return /^\s*[\w-]+:(?:\s|$)/.test(text);
}
