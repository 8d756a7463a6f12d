import { type Line, linesBefore, nextLine } from './lines.ts';
import { at, type LikelyMistake, type Recognizer, type Stumble } from './stumble.ts';

/** Items of lists that do not begin as the others do; what comes first is tried first. */
export const dashMistakes: readonly Recognizer[] = [
  missingSpaceBeforeSign,
  missingFirstDash,
  missingDashBelowItem,
];

/** `-{ text: Call }`: nothing else can be meant by a dash before a bracket or quote. */
function missingSpaceBeforeSign({ text, line }: Stumble): LikelyMistake | undefined {
  const near = [line, ...linesBefore(text, line).slice(0, 1)];
  const own = near.find((each) => /^\s*-[{["']/.test(each.text));
  if (!own) return undefined;
  const start = own.start + own.indent + 1;
  return {
    ...wholeLine(own, 'a space is missing after the dash', 'Begin the line with "- ".'),
    edit: { start, end: start, text: ' ' },
  };
}

/** A line with a dash where the first item of its list has none, but keys that begin as far in as those of an item. */
function missingFirstDash({ text, line: found }: Stumble): LikelyMistake | undefined {
  // Across an empty line the parser stops at the line before.
  const line = isItem(found) ? found : nextLine(text, found);
  if (!line || !isItem(line)) return undefined;
  const before = linesBefore(text, line);
  const parentAt = before.findIndex(({ indent }) => indent <= line.indent);
  const [parent, first] = [before[parentAt], before[parentAt - 1]];
  if (!parent || parent.indent === line.indent || !/:\s*$/.test(parent.text)) return undefined;
  return first?.indent === line.indent + 2 && !isItem(first) ? withoutDash(first) : undefined;
}

/** A key below an item in brackets, which is whole already. */
function missingDashBelowItem({ text, line }: Stumble): LikelyMistake | undefined {
  const [above] = linesBefore(text, line);
  const isWhole = above && /^\s*- (?:\{.*\}|\[.*\])\s*$/.test(above.text);
  return isWhole && above.indent === line.indent - 2 && isKey(line) ? withoutDash(line) : undefined;
}

/** The two spaces before its first key stand where the dash belongs. */
function withoutDash(line: Line): LikelyMistake {
  const start = line.start + line.indent - 2;
  return {
    ...wholeLine(line, 'this item of the list has no dash', 'Begin the line with "- ".'),
    edit: { start, end: start + 2, text: '- ' },
  };
}

function wholeLine({ start, text, indent }: Line, message: string, help: string): LikelyMistake {
  return at(start + indent, text.trim().length, message, help);
}

function isItem({ text }: Line): boolean {
  return /^\s*- /.test(text);
}

function isKey({ text }: Line): boolean {
  return /^\s*[\w-]+:(?:\s|$)/.test(text);
}
