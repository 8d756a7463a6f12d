import type { Line } from '../../text/lines.ts';
import {
  type Candidate,
  endOfBlock,
  isOfText,
  isUnfinished,
  type LineContext,
  type Propose,
  rewriting,
} from './candidate.ts';
import { isTurned } from './marks.ts';

/** How far from its place a line is taken to have slipped: a key or an item, or a line of a text. */
const [farthest, farthestOfText] = [2, 6];

/** A line, or a line with all that belongs to it, in the column of a line beside it. */
export const otherColumn: Propose = (context) => {
  const { line, above, below } = context;
  if (isInColumn(context)) return [];
  const [first] = above;
  const columns = new Set([
    ...[...above, ...below].map(({ indent }) => indent),
    ...(first ? [first.indent + 2, first.text.search(/[^\s-]/) + 2] : []),
  ]);
  const most = kindOf(line) === 'text' ? farthestOfText : farthest;
  const near = [...columns].filter(
    (column) => column !== line.indent && Math.abs(column - line.indent) <= most,
  );
  return near.flatMap((column) => {
    // What belongs to the line in its new place: its sisters already are in that column.
    const end = endOfBlock(context, Math.max(line.indent, column));
    return [...new Set([line.start + line.text.length, end])].map((each) =>
      movedTo(context, each, column),
    );
  });
};

/** Whether a line begins where others of its kind begin, or where the first line below a key does. */
function isInColumn({ line, above, below }: LineContext): boolean {
  const kind = kindOf(line);
  if (/^ *\t/.test(line.text)) return true;
  if (line.indent % 2 === 1) return false;
  if (kind === 'text') return false;
  const [first] = above;
  if (!first) return line.indent === 0;
  const sisterAt = above.findIndex(({ indent }) => indent <= line.indent);
  const sister = above[sisterAt];
  const next = below.find(({ indent }) => indent <= line.indent);
  const isSister = (other?: Line) => other?.indent === line.indent && kindOf(other) === kind;
  return isSister(sister) || (isSister(next) && first.indent === line.indent - 2);
}

function kindOf({ text }: Line): 'item' | 'key' | 'text' {
  if (/^\s*- /.test(text)) return 'item';
  return /^\s*[\w./+@-]+:(?:\s|$)/.test(text) ? 'key' : 'text';
}

/** A line, and what follows up to an end, in another column; blank lines and comments among them stay as they are. */
function movedTo(context: LineContext, end: number, column: number): Candidate {
  const { text, line } = context;
  const { start, indent } = line;
  const by = column - indent;
  const moved = text.slice(start, end).replaceAll(/^ *(?=[^\s])/gm, (lead) => {
    return ' '.repeat(Math.max(0, lead.length + by));
  });
  return {
    start,
    end,
    text: moved,
    at: [start + indent, start + line.text.trimEnd().length],
    message: `this line begins in column ${indent + 1}; the lines that it belongs to begin in column ${column + 1}`,
    help: `Begin it in column ${column + 1}.`,
    isMove: !isSlipped(context, column),
  };
}

/** Whether more than that it can stand there says that a line belongs in a column: no line of the content begins in an odd one. */
function isSlipped(context: LineContext, column: number): boolean {
  const { line, above, below } = context;
  if (kindOf(line) === 'text') return isOfText(context, column);
  // An item with nothing in it does not say where it belongs.
  if (/^\s*-\s*$/.test(line.text)) return false;
  const isBesideText = [...above, ...below].some(
    (other) => other.indent === column && kindOf(other) === 'text',
  );
  return Math.abs(column - line.indent) === 1 && !isBesideText;
}

/** A line that lost its dash, or has one too many. */
export const otherDash: Propose = (context) => {
  const { line } = context;
  const words = line.text.slice(line.indent);
  const doubled = /^(\s*- )(?:- )+(.*)$/.exec(line.text);
  const close = /^(\s*-)([^\s-].*)$/.exec(line.text);
  return [
    ...(doubled
      ? rewriting(context, `${doubled[1]}${doubled[2]}`, {
          message: 'there is a dash too many here',
          help: 'An item of a list begins with one dash.',
        })
      : []),
    ...(close
      ? rewriting(context, `${close[1]} ${close[2]}`, {
          message: 'a space is missing after the dash',
          help: 'Begin the line with "- ".',
        })
      : []),
    ...(/^[-*•·‣▪–—−]/u.test(words) ||
    isMoreOfText(context) ||
    isTurned(context.above[0]?.text ?? '')
      ? []
      : dashColumns(context).flatMap((column) => dashed(context, column))),
  ];
};

/** Whether a line goes on with the sentence above it, rather than begin another. */
function isMoreOfText({ line, above }: LineContext): boolean {
  const [first] = above;
  if (!first || kindOf(line) !== 'text' || !isUnfinished(first.text)) return false;
  const isLower =
    /^\s*\p{Lowercase}/u.test(line.text) && /^\s*(?:- )?\p{Uppercase}/u.test(first.text);
  return first.text.length > 60 || isLower;
}

/** The columns where the dash of a line may be missing: where other items begin, or just before the line. */
function dashColumns({ line, above, below }: LineContext): readonly number[] {
  const items = [...above, ...below].filter(({ text }) => /^\s*- /.test(text));
  const columns = items
    .map(({ indent }) => indent)
    .filter((column) => Math.abs(column - line.indent) <= 2);
  const head = above.find(({ indent }) => indent < line.indent);
  const own = [(head?.indent ?? -2) + 2, line.indent - 2].filter(
    (column) => column > (head?.indent ?? -1) && Math.abs(column - line.indent) <= 2,
  );
  return [...new Set([...columns, ...own])];
}

function dashed(context: LineContext, column: number): readonly Candidate[] {
  const { line } = context;
  const words = line.text.slice(line.indent);
  return rewriting(context, `${' '.repeat(column)}- ${words}`, {
    message: /^kind: /.test(words)
      ? 'a dash is missing before "kind": the next section begins here'
      : 'a dash is missing here: an item of a list begins with one',
    help: `Begin the line with "- ", in column ${column + 1}.`,
    ...(isUnlikeOthers(context, column) && { isUnsure: true }),
    isMove: kindOf(line) === 'text' && !/^[{[]/.test(words),
    at: [line.indent, line.text.trimEnd().length],
  });
}

/** Whether the items beside a line begin with other keys: then its own first line may be missing, not its dash. */
function isUnlikeOthers({ line, above, below }: LineContext, column: number): boolean {
  const keyOf = ({ text }: Line) => /^\s*(?:- )?([\w-]+):/.exec(text)?.[1];
  const items = [...above, ...below].filter(
    ({ text, indent }) => indent === column && /^\s*- [\w-]+:/.test(text),
  );
  return (
    keyOf(line) !== undefined &&
    items.length > 0 &&
    !items.some((each) => keyOf(each) === keyOf(line))
  );
}

/** A line indented with tabs, alone or like all others. */
export const tabs: Propose = (context) => {
  const { text, line, above, below } = context;
  const [lead = ''] = /^[ \t]*\t[ \t]*/.exec(line.text) ?? [];
  if (lead === '') return [];
  const reason = {
    message: 'this line is indented with a tab',
    help: 'Indent with spaces, two for each level.',
  };
  const repaired = text.replaceAll(/^[ \t]*\t[ \t]*/gm, (each) => each.replaceAll('\t', '  '));
  const columns = new Set([...above, ...below].map(({ indent }) => indent));
  return [
    ...[...columns].flatMap((column) =>
      rewriting(context, ' '.repeat(column) + line.text.slice(lead.length), {
        ...reason,
        at: [0, lead.length],
        isMove: kindOf(line) === 'text',
      }),
    ),
    {
      start: 0,
      end: text.length,
      text: repaired,
      at: [line.start, line.start + lead.length],
      ...reason,
    },
  ];
};
