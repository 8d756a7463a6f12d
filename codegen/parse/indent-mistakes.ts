import { type Line, linesBefore, nextLine } from './lines.ts';
import { at, type LikelyMistake, type Recognizer, type Stumble, wholeLine } from './stumble.ts';

/** Mistakes of indentation, in the order to try. */
export const indentMistakes: readonly Recognizer[] = [
  tabs,
  missingDash,
  missingSpace,
  unevenIndent,
  tooFarIn,
];

/** Lines indented with tabs; the fix corrects all of them. */
function tabs({ text, line }: Stumble): LikelyMistake | undefined {
  const own = /^[ \t]*\t/.exec(line.text)?.[0];
  if (own === undefined) return undefined;
  const repaired = text.replaceAll(/^[ \t]*\t/gm, (lead) => lead.replaceAll('\t', '  '));
  const start = text.search(/^[ \t]*\t/m);
  const end = start + [...text.slice(start).matchAll(/^[ \t]*\t/gm)].reduce(lastEnd, 0);
  const rest = text.length - end;
  return {
    ...at(
      line.start,
      own.length,
      'this line is indented with a tab',
      'Indent with spaces, two for each level.',
    ),
    edit: { start, end, text: repaired.slice(start, repaired.length - rest) },
  };
}

const lastEnd = (_end: number, found: RegExpExecArray) => found.index + found[0].length;

/** A list item without its dash. */
function missingDash({ text, line }: Stumble): LikelyMistake | undefined {
  if (line.text.trim() === '' || /^\s*(?:- |[\w./+-]+:(?:\s|$))/.test(line.text)) return undefined;
  const before = linesBefore(text, line).find(({ indent }) => indent <= line.indent);
  if (!before?.text.trimStart().startsWith('- ') || before.indent !== line.indent) return undefined;
  if (line.text.trimStart().startsWith('-')) return missingSpaceOfDash(line);
  const message = 'this item of the list has no dash';
  const help =
    'Begin the line with "- ". If it is more of the text above, begin it further in, in a column of its own.';
  const start = line.start + line.indent;
  // After a long line this one may be wrapped text.
  const isFull = (linesBefore(text, line)[0]?.text.length ?? 0) > 70;
  return {
    ...wholeLine(line, message, help),
    ...(!isFull && { edit: { start, end: start, text: '- ' } }),
  };
}

function missingSpaceOfDash(line: Line): LikelyMistake {
  const start = line.start + line.indent + 1;
  return {
    ...wholeLine(line, 'a space is missing after the dash', 'Begin the line with "- ".'),
    edit: { start, end: start, text: ' ' },
  };
}

/** A key without a space after its colon. */
function missingSpace({ line, open }: Stumble): LikelyMistake | undefined {
  const lead = /^\s*(?:- )*[A-Za-z][\w-]*:(?=[^\s/])/.exec(line.text)?.[0];
  if (open || lead === undefined) return undefined;
  const start = line.start + lead.length;
  const message = 'a space is missing after the colon';
  return {
    ...wholeLine(line, message, 'Write a space between the colon and the value.'),
    edit: { start, end: start, text: ' ' },
  };
}

/** A key indented too far, which YAML reads as more of the text above. */
function tooFarIn({ text, line }: Stumble): LikelyMistake | undefined {
  const own = /^\s*(?:- )*/.exec(line.text)?.[0].length ?? 0;
  const next = nextLine(text, line);
  const isText = /^\s*(?:- )*[\w./+-]+:\s+[^\s"'[{|>#](?:[^:]|:(?=\S))*$/.test(line.text);
  if (!next || !isText || !isKey(next) || next.indent <= own) return undefined;
  if (own === line.indent && isAsNeighbors(text, line, next)) return uneven(line, next);
  const message =
    'this line is indented further than the line above, so it is read as part of its text';
  const edit = { start: next.start, end: next.start + next.indent, text: ' '.repeat(own) };
  return { ...wholeLine(next, message, `Begin it in the same column, ${own + 1}.`), edit };
}

/** A line with an indentation of its own. Of two that differ, the odd one out is wrong. */
function unevenIndent({ text, line, open }: Stumble): LikelyMistake | undefined {
  if (open || !isKey(line)) return undefined;
  const before = linesBefore(text, line);
  const [above] = before;
  if (!above || above.indent <= line.indent) return undefined;
  const parent = before.find(({ indent }) => indent <= line.indent);
  if (parent && parent.indent === line.indent) return undefined;
  const isFirst = parent === before[1] && nextLine(text, line)?.indent === line.indent;
  const [odd, other] = isFirst ? [above, line] : [line, above];
  return uneven(odd, other);
}

function uneven(odd: Line, other: Line): LikelyMistake {
  const message = `this line begins in column ${odd.indent + 1}, but the lines around it begin in column ${other.indent + 1}`;
  const edit = { start: odd.start, end: odd.start + odd.indent, text: ' '.repeat(other.indent) };
  return { ...wholeLine(odd, message, 'The lines of a group begin in the same column.'), edit };
}

/** Whether the second of two lines aligns with the key after them, the key before them, or the group below that key. */
function isAsNeighbors(text: string, first: Line, second: Line): boolean {
  const [above] = linesBefore(text, first);
  const below = nextLine(text, second);
  if (below?.indent === second.indent && isKey(below)) return true;
  if (!above) return false;
  const column = above.text.search(/(?<!\S)[^\s-]|$/);
  const isHead = /:\s*$/.test(above.text);
  return isKey(above) && column + (isHead ? 2 : 0) === second.indent;
}

/** Whether a line has a key: usually a word, but in some lists an address or the name of a fact. */
function isKey({ text }: Line): boolean {
  return /^\s*(?:- )*[\w./+-]+:(?:\s|$)/.test(text);
}
