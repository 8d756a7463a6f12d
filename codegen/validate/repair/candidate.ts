import { type Finding, spanOf } from '../../diagnostics/finding.ts';
import { difference, type Edit } from '../../text/edit.ts';
import { type Line, lineAt, lineStarts, linesBefore, nextLine } from '../../text/lines.ts';

/** A change to a text that may repair it, and the cause that it supposes. */
export interface Candidate extends Edit {
  /** The part that is wrong, if it is another than the part that changes. */
  readonly at?: readonly [number, number];
  readonly message: string;
  readonly help?: string;
  readonly atField?: string;
  /** Whether what was meant remains unsure, even if no other change would do. */
  readonly isUnsure?: true;
  /** Whether it only finds a place for lines, so that they may belong elsewhere: it is sure only if the file needs them. */
  readonly isMove?: boolean;
}

/** A line that may be wrong, and the lines beside it. */
export interface LineContext {
  readonly text: string;
  readonly line: Line;
  /** The lines above and below that are neither blank nor comments, nearest first. */
  readonly above: readonly Line[];
  readonly below: readonly Line[];
}

/** Proposes changes to a line; whether they repair the file is tried. */
export type Propose = (context: LineContext) => readonly Candidate[];

const linesBeside = 12;

/** A longer line is not repaired, so the patterns of the slips need not be linear. */
export const longestLine = 1000;

/** The lines near the first errors, and those that begin the groups that they are in. */
export function linesNear(text: string, findings: readonly Finding[]): readonly LineContext[] {
  const starts = lineStarts(text);
  const near = [0, -1, 1, -2, -3, 2];
  const first = findings.slice(0, 4).map(spanOf);
  const found = [
    ...first.flatMap(({ line }) => near.map((step) => starts[line - 1 + step])),
    ...first.flatMap(({ line }) =>
      [0, 1].map((step) => firstOfGroup(text, starts[line - 1 + step])),
    ),
  ];
  const isGiven = (start: number | undefined): start is number => start !== undefined;
  return [...new Set(found.filter(isGiven))]
    .map((start) => contextAt(text, start))
    .filter(({ line }) => isRepairable(line.text));
}

/** The first line below the one that a line belongs to: without its dash, the parser fails at the next item. */
function firstOfGroup(text: string, start: number | undefined): number | undefined {
  if (start === undefined) return undefined;
  const line = lineAt(text, start);
  const before = linesBefore(text, line);
  return before[before.findIndex(({ indent }) => indent <= line.indent) - 1]?.start;
}

function isRepairable(line: string): boolean {
  return line.length <= longestLine && !/^\s*(?:#|$)/.test(line);
}

function contextAt(text: string, start: number): LineContext {
  const line = lineAt(text, start);
  const below: Line[] = [];
  for (let next = nextLine(text, line); next && below.length < linesBeside; ) {
    below.push(next);
    next = nextLine(text, next);
  }
  return { text, line, above: linesBefore(text, line).slice(0, linesBeside), below };
}

/** A line with other words, from the first character that differs to the last; without any, it goes. `at` is in the line. */
export function rewriting(
  { line, text }: LineContext,
  words: string,
  { at, ...rest }: Omit<Candidate, keyof Edit>,
): readonly Candidate[] {
  if (words === line.text) return [];
  const reason = {
    ...rest,
    ...(at && { at: [line.start + at[0], line.start + at[1]] as const }),
  };
  if (words.trim() === '') return [{ ...wholeLine(text, line.start, line.start), ...reason }];
  const { start, end, text: own } = difference(line.text, words);
  return [{ start: line.start + start, end: line.start + end, text: own, ...reason }];
}

/** What deletes the lines from one offset to another. */
export function wholeLine(text: string, start: number, end: number): Edit {
  const next = text.indexOf('\n', end);
  return { start: lineAt(text, start).start, end: next === -1 ? text.length : next + 1, text: '' };
}

/** Where a line ends, with all lines below it that are further in than a column, which belong to it. */
export function endOfBlock({ text, line }: LineContext, column: number): number {
  let last = line;
  for (let next = nextLine(text, line); next && next.indent > column; ) {
    last = next;
    next = nextLine(text, next);
  }
  return last.start + last.text.length;
}

/** Whether a line plainly ends the text above it: lines of a text break where the next word would not fit. */
export function isOfText(
  { line, above: [first], below: [next] }: LineContext,
  column: number,
): boolean {
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
