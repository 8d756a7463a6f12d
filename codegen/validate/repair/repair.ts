import type { Diagnostic, Fix } from '../../diagnostics/diagnostic.ts';
import { diagnosticAt } from '../../diagnostics/finding.ts';
import { createLineIndex } from '../../parse/line-index.ts';
import { lineAt } from '../../parse/lines.ts';
import { withEdits } from '../../text/edit.ts';
import { lineStarts } from '../../text/lines.ts';
import * as brackets from './brackets.ts';
import { type Candidate, type Propose, placeAt, wholeLine } from './candidate.ts';
import * as characters from './characters.ts';
import * as colons from './colons.ts';
import * as columns from './columns.ts';
import * as lines from './lines.ts';
import * as marks from './marks.ts';
import * as quotes from './quotes.ts';
import * as references from './references.ts';

const proposals: readonly Propose[] = [
  characters.invisible,
  characters.trueMinus,
  characters.writtenNumber,
  characters.pairOfNumbers,
  colons.missingColon,
  colons.missingColonInBrackets,
  colons.missingComma,
  colons.joinedLines,
  colons.textBesideSign,
  quotes.commaInBrackets,
  quotes.otherQuote,
  quotes.textAfterQuote,
  quotes.wholeInQuotes,
  marks.otherBullet,
  marks.turnedSign,
  marks.extraComma,
  columns.tabs,
  columns.otherDash,
  columns.otherColumn,
  brackets.otherBracket,
  lines.doubledLine,
  lines.lostComment,
  lines.swappedLines,
  references.missingDollar,
];

/** A text of the usual size can be read a few hundred times; a larger one comes from a program. */
const longestText = 64 * 1024;
const mostLines = 1500;
const mostCandidates = 400;

/** A longer line is not repaired, so the patterns of the proposals need not be linear. */
export const longestLine = 1000;

/** With more errors than this, a text that can be parsed is no better than one that cannot. */
const mostErrors = 3;

/** A text that is checked: its data as JSON if it can be parsed, and how many errors it has. */
export interface Trial {
  readonly json?: string | undefined;
  readonly errorCount: number;
}

/** An invalid file. */
export interface Broken {
  readonly file: string;
  readonly text: string;
  readonly diagnostics: readonly Diagnostic[];
  /** Whether it could be parsed. */
  readonly isRead: boolean;
  readonly attempt: (text: string) => Trial;
}

/** The change that repairs a file, as a diagnostic, and the text that results. */
export interface Repair {
  readonly candidate: Candidate;
  readonly diagnostic: Diagnostic;
  readonly repaired: string;
  /** Whether it leaves no error. */
  readonly isWhole: boolean;
}

interface Found {
  readonly candidate: Candidate;
  readonly repaired: string;
}

/**
 * Finds the one change that makes a file good, by trying: slips of the hand near its errors are undone, one at a time,
 * and the file is read again. If exactly one meaning results, it is what was meant, and the errors follow from it.
 * If other errors remain elsewhere in a file that could not even be parsed, they are errors of their own.
 */
export function findRepair(broken: Broken): Repair | undefined {
  const { file, text, diagnostics, attempt } = broken;
  if (isTooLong(text) || diagnostics.some((each) => isHopeless(text, each))) return undefined;
  const { found, errorCount } = tryAll(broken);
  const [only, ...others] = found;
  if (!only || others.length > 1) return undefined;
  const { candidate, repaired } = only;
  const stray = candidate.isPlacing ? wholeLine(text, candidate.start, candidate.end) : undefined;
  const isStray = stray !== undefined && attempt(withEdits(text, [stray])).errorCount <= errorCount;
  const isSure =
    others.length === 0 && !candidate.isUnsure && !isStray && !isCutOff(text, candidate);
  if (errorCount > 0 && !isSure) return undefined;
  const { start, end, at = [start, Math.max(end, start + 1)] } = candidate;
  const diagnostic = diagnosticAt(file, createLineIndex(text).spanAt(...at), {
    code: 'syntax',
    message: candidate.message,
    ...helpOf(candidate, isStray),
    fixes: [...found.map((each) => each.candidate), ...(isStray ? [stray] : [])].map(
      ({ start, end, text }): Fix => ({ isSure, edits: [{ file, start, end, text }] }),
    ),
  });
  return { candidate, diagnostic, repaired, isWhole: errorCount === 0 };
}

function helpOf({ help }: Candidate, isStray: boolean): { readonly help?: string } {
  const words = [help, isStray && 'If it does not belong here, delete the line.'].filter(Boolean);
  return words.length > 0 ? { help: words.join(' ') } : {};
}

function isTooLong(text: string): boolean {
  return text.length > longestText || text.split('\n').length > mostLines;
}

/** Errors that are no slips of the hand. */
const hopeless: ReadonlySet<string> = new Set([
  ...[
    'alias',
    'anchor',
    'tag',
    'directive',
    'control-character',
    'too-deep',
    'too-much',
    'empty-file',
  ],
]);

/** An asterisk and a space at the start of a line are a bullet, not an alias. */
function isHopeless(text: string, { code, line }: Diagnostic): boolean {
  const isBullet = code === 'alias' && /^\s*\* /.test(text.split('\n', line).at(-1) ?? '');
  return hopeless.has(code) && !isBullet;
}

/** The candidates that leave the fewest errors, one for each meaning. */
function tryAll({ text, isRead, attempt, ...broken }: Broken) {
  let fewest = isRead ? 0 : mostErrors;
  let found = new Map<string, Found>();
  const tried = new Set<string>();
  for (const candidate of candidatesOf(text, broken.diagnostics)) {
    const repaired = withEdits(text, [candidate]);
    if (tried.has(repaired)) continue;
    if (tried.size === mostCandidates) break;
    tried.add(repaired);
    const { json, errorCount } = attempt(repaired);
    if (json === undefined || errorCount > fewest) continue;
    if (errorCount < fewest) [fewest, found] = [errorCount, new Map()];
    const known = found.get(json);
    if (!known || unevenLines(repaired) < unevenLines(known.repaired))
      found.set(json, { candidate, repaired });
  }
  return { found: [...found.values()], errorCount: fewest };
}

/** Whether a text breaks off in the middle of a line where it is repaired, so that more may be missing. */
function isCutOff(text: string, { start }: Candidate): boolean {
  return start >= text.trimEnd().length && !text.endsWith('\n');
}

/** How many lines begin in an even column, as none of the content does, or more than a level further in than the one above. */
function unevenLines(text: string): number {
  let above = 0;
  return text.split('\n').filter((line) => {
    if (line.trim() === '') return false;
    const indent = line.search(/\S/);
    const isUneven = indent % 2 === 1 || indent > above + 2;
    above = indent;
    return isUneven;
  }).length;
}

function* candidatesOf(text: string, diagnostics: readonly Diagnostic[]): Iterable<Candidate> {
  for (const start of suspects(text, diagnostics)) {
    const place = placeAt(text, start);
    for (const propose of proposals) yield* propose(place);
  }
}

/** The lines near the first errors. */
function suspects(text: string, diagnostics: readonly Diagnostic[]): Set<number> {
  const starts = lineStarts(text);
  const near = [0, -1, 1, -2, -3, 2];
  const found = new Set<number>();
  for (const { line } of diagnostics.slice(0, 4))
    for (const step of near) {
      const start = starts[line - 1 + step];
      if (start !== undefined && isRepairable(lineAt(text, start).text)) found.add(start);
    }
  return found;
}

function isRepairable(line: string): boolean {
  return line.length <= longestLine && !/^\s*(?:#|$)/.test(line);
}
