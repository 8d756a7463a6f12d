/** A slip of the hand in the text of a file. */
export interface Slip {
  readonly before: string;
  readonly after: string;
  /** What repairs it: the text from before, or that text with the words that were typed, made lawful. */
  readonly wanted: readonly string[];
  /** Where it is; lines count from 1. */
  readonly line: number;
}

/** One kind of slip. */
export interface SlipKind {
  readonly name: string;
  /** The words or codes by which a message names the true cause. */
  readonly names: RegExp;
  /** Makes the slip in a line; undefined if the line does not lend itself to it. */
  make(line: LineOf, random: Random): Slip | undefined;
}

/** A line and the text around it. */
export interface LineOf {
  readonly text: string;
  readonly lines: readonly string[];
  readonly at: number;
  readonly line: string;
  /** Whether it is part of a text of several lines. */
  readonly isFolded: boolean;
}

export type Random = () => number;

export function pick<T>(list: readonly T[], random: Random): T | undefined {
  return list[Math.floor(random() * list.length)];
}

/** A slip that puts other lines in place of some; `wanted` is what is right if the old lines are not. */
export function replaced(
  { lines, at }: LineOf,
  others: readonly string[],
  { count = 1, wanted }: { count?: number; wanted?: readonly string[] } = {},
): Slip | undefined {
  const join = (own: readonly string[]) => lines.toSpliced(at, count, ...own).join('\n');
  const after = join(others);
  const before = lines.join('\n');
  if (after === before) return undefined;
  return { before, after, wanted: wanted ? [join(wanted)] : [before], line: at + 1 };
}

/** A slip that changes a line by itself. */
export function rewritten(
  own: LineOf,
  pattern: RegExp,
  other: string | ((...found: string[]) => string),
  wanted?: (line: string) => string,
): Slip | undefined {
  if (!pattern.test(own.line)) return undefined;
  const line = own.line.replace(pattern, other as string);
  return line === own.line
    ? undefined
    : replaced(own, [line], wanted ? { wanted: [wanted(line)] } : {});
}

/** The number of lines of an item or a group: those below it that are further in. */
export function lengthOf({ lines, at }: LineOf): number {
  const own = indentOf(lines[at] ?? '');
  let end = at + 1;
  while (end < lines.length && (lines[end] === '' || indentOf(lines[end] ?? '') > own)) end += 1;
  while (lines[end - 1] === '') end -= 1;
  return end - at;
}

export function indentOf(line: string): number {
  return line.search(/\S|$/);
}

/** Which lines belong to a text of several lines. */
export function foldedLines(lines: readonly string[]): boolean[] {
  let base = -1;
  return lines.map((line) => {
    if (line.trim() === '') return base !== -1;
    if (base !== -1 && indentOf(line) > base) return true;
    base = /[>|][+-]?\s*$/.test(line) ? line.search(/[^\s-]|$/) : -1;
    if (/^\s*- [>|][+-]?\s*$/.test(line)) base = indentOf(line);
    return false;
  });
}
