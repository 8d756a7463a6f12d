import type { Fix } from '../diagnostics/diagnostic.ts';
import type { Finding } from '../diagnostics/finding.ts';
import type { YamlFile } from '../model/source.ts';
import { createLineIndex } from '../parse/line-index.ts';
import type { FileEdit } from '../text/edit.ts';

/** A sign that Git puts where two versions meet: seven as it writes them, one more or less as hands leave them. */
const sign = /^[ \t]*([<|=>])\1{5,7}(?!\1)/;

/** A line of a text, with its end, and the sign of a merge that it begins with. */
interface Line {
  readonly start: number;
  readonly text: string;
  readonly sign?: string | undefined;
}

/** Lines that a merge left behind: a whole conflict, or one sign that is left of it. */
interface Leftover {
  readonly lines: readonly Line[];
  /** The versions of a whole conflict. */
  readonly versions?: readonly [string, string];
  /** The lines that are not part of its first version. */
  readonly besides: readonly Line[];
}

/** What merges left in a file, and its text without it. */
export interface MergeMarks {
  readonly findings: readonly Finding[];
  readonly rest: string;
  /** A place in the rest as a place in the file. */
  readonly placed: <Place extends { readonly line: number }>(place: Place) => Place;
}

/** Finds the signs of merges in a file, wherever they stand; undefined if there are none. */
export function findMergeMarks({ file, text }: YamlFile): MergeMarks | undefined {
  const lines = linesOf(text);
  const leftovers = leftoversIn(lines);
  if (leftovers.length === 0) return undefined;
  const index = createLineIndex(text);
  const findings = leftovers.map((each) => {
    const [first] = each.lines;
    const start = first?.start ?? 0;
    const lead = first?.text.search(/\S/) ?? 0;
    const length = first?.text.trimEnd().length ?? 0;
    return {
      source: { file },
      span: index.spanAt(start + lead, start + length),
      ...textOf(each),
      fixes: fixesOf(file, each),
    };
  });
  const left = new Set(leftovers.flatMap(({ besides }) => besides));
  const remaining = [...lines.entries()].filter(([, line]) => !left.has(line));
  return {
    findings,
    rest: remaining.map(([, { text }]) => text).join(''),
    placed: (place) => ({ ...place, line: (remaining[place.line - 1]?.[0] ?? 0) + 1 }),
  };
}

function linesOf(text: string): readonly Line[] {
  return [...text.matchAll(/[^\n]*(?:\n|$)/g)].map(({ 0: line, index }) => ({
    start: index,
    text: line,
    sign: sign.exec(line)?.[1],
  }));
}

function leftoversIn(lines: readonly Line[]): readonly Leftover[] {
  const marks = lines.filter((line) => line.sign !== undefined);
  const found: Leftover[] = [];
  while (marks.length > 0) {
    const [order] = /^<\|?=>/.exec(marks.map((line) => line.sign).join('')) ?? [];
    const own = marks.splice(0, order?.length ?? 1);
    found.push(order === undefined ? { lines: own, besides: own } : conflict(lines, own));
  }
  return found;
}

/** The whole conflict that these signs mark. */
function conflict(lines: readonly Line[], marks: readonly Line[]): Leftover {
  const at = marks.map((mark) => lines.indexOf(mark));
  const [open = 0, end = 0, middle = at[1] ?? 0, close = at[2] ?? 0] =
    at.length === 4 ? [at[0], at[1], at[2], at[3]] : [at[0], at[1]];
  const textBetween = (from: number, to: number) =>
    lines
      .slice(from + 1, to)
      .map(({ text }) => text)
      .join('');
  return {
    lines: lines.slice(open, close + 1),
    versions: [textBetween(open, end), textBetween(middle, close)],
    besides: lines.filter((_line, each) => each === open || (each >= end && each <= close)),
  };
}

function textOf({ lines, versions }: Leftover) {
  const code = 'syntax' as const;
  if (!versions) {
    const [mark = ''] = /\S+/.exec(lines[0]?.text ?? '') ?? [];
    return {
      code,
      message: `this line is left over from a merge of two versions: ${mark}`,
      help: 'Read the lines above and below it, keep what is meant, and delete this one.',
    };
  }
  const hasBase = lines.some((line) => line.sign === '|');
  return {
    code,
    message: 'there are two versions of this passage here (a merge conflict)',
    help: hasBase
      ? 'Keep one of them, and delete the other, the lines from ||||||| to =======, which were there before both, and <<<<<<< and >>>>>>>.'
      : 'Keep one of them, and delete the lines <<<<<<<, ======= and >>>>>>>.',
  };
}

/** What is good is not yet what was meant, unless both versions are the same. */
function fixesOf(file: string, { lines, versions = ['', ''] }: Leftover): readonly Fix[] {
  const start = lines[0]?.start ?? 0;
  const last = lines.at(-1);
  const end = (last?.start ?? 0) + (last?.text.length ?? 0);
  const remaining = [...new Set(versions)];
  const isSure = lines.length > 1 && remaining.length === 1;
  return remaining.map((text) => {
    const edits: readonly FileEdit[] = [{ file, start, end, text }];
    return { isSure, edits };
  });
}
