import type { Fix } from '../../diagnostics/diagnostic.ts';
import { type Finding, spanOf } from '../../diagnostics/finding.ts';
import { sureFixOf } from '../../diagnostics/fixes.ts';
import { createLineIndex } from '../../parse/line-index.ts';
import { type Edit, withEdits } from '../../text/edit.ts';
import { type Candidate, wholeLine } from './candidate.ts';
import { type Broken, type Trial, type Trials, trySlips } from './try-slips.ts';

/** A text of the usual size can be read a few hundred times; a larger one comes from a program. */
const longestText = 64 * 1024;
const mostLines = 1500;

/** The change that repairs a file, as a finding, and the text that results. */
export interface Repair {
  readonly candidate: Candidate;
  readonly finding: Finding;
  readonly repaired: string;
  /** Whether it leaves no error. */
  readonly isWhole: boolean;
}

/** What trying slips of the hand finds. */
export interface Found {
  readonly repair?: Repair | undefined;
  /** What lets the parser go on, where nothing makes the file good. */
  readonly guess?: Finding | undefined;
}

/**
 * Finds the one change that makes a file good, by trying: slips of the hand near its errors are undone, one at a time,
 * and the file is read again. If exactly one meaning results, it is what was meant, and the errors follow from it.
 * If other errors remain elsewhere in a file that could not even be parsed, they are errors of their own.
 */
export function findRepair(broken: Broken): Found {
  const { text, findings } = broken;
  if (isTooLong(text) || findings.some((each) => isHopeless(text, each))) return {};
  const trials = trySlips(broken);
  const { farthest } = trials;
  return {
    repair: repairOf(broken, trials),
    guess: farthest && findingOf(broken, farthest, { splices: [farthest] }),
  };
}

function repairOf(broken: Broken, { found, errorCount }: Trials): Repair | undefined {
  const { text, attempt } = broken;
  const [only, ...others] = found;
  if (!only || others.length > 1) return undefined;
  const { candidate, repaired } = only;
  const removal = candidate.isMove ? wholeLine(text, candidate.start, candidate.end) : undefined;
  const mayGo =
    removal !== undefined && attempt(withEdits(text, [removal])).errorCount <= errorCount;
  const isSure = others.length === 0 && !candidate.isUnsure && !mayGo && !isCutOff(text, candidate);
  if (errorCount > 0 && !isSure) return undefined;
  const splices = [...found.map((each) => each.candidate), ...(mayGo ? [removal] : [])];
  const finding = findingOf(broken, candidate, { splices, isSure, mayGo });
  return { candidate, finding, repaired, isWhole: errorCount === 0 };
}

/** The cause that a change supposes, and the changes that would undo it. */
function findingOf(
  { file, text }: Broken,
  { start, end, at = [start, Math.max(end, start + 1)], message, help, atField }: Candidate,
  { splices, isSure = false, mayGo = false }: Ways,
): Finding {
  const words = [help, mayGo && 'If it does not belong here, delete the line.'].filter(Boolean);
  return {
    source: { file },
    span: createLineIndex(text).spanAt(...at),
    code: 'syntax',
    message,
    ...(atField !== undefined && { atField }),
    ...(words.length > 0 && { help: words.join(' ') }),
    fixes: splices.map(
      (each): Fix => ({
        isSure,
        edits: [{ file, start: each.start, end: each.end, text: each.text }],
      }),
    ),
  };
}

interface Ways {
  readonly splices: readonly Edit[];
  readonly isSure?: boolean;
  readonly mayGo?: boolean;
}

function isTooLong(text: string): boolean {
  return text.length > longestText || text.split('\n').length > mostLines;
}

/** Errors that are no slips of the hand. */
const hopeless: ReadonlySet<string> = new Set(
  'alias anchor tag directive control-character too-deep too-much empty-file'.split(' '),
);

/** An asterisk and a space at the start of a line are a bullet, not an alias. */
function isHopeless(text: string, finding: Finding): boolean {
  const { code } = finding;
  const { line } = spanOf(finding);
  const isBullet = code === 'alias' && /^\s*\* /.test(text.split('\n', line).at(-1) ?? '');
  return hopeless.has(code) && !isBullet;
}

/** Whether a text breaks off in the middle of a line where it is repaired, so that more may be missing. */
function isCutOff(text: string, { start }: Candidate): boolean {
  return start >= text.trimEnd().length && !text.endsWith('\n');
}

/** Whether the sure fixes of all findings, made together, leave no error. */
export function isFixed(
  text: string,
  findings: readonly Finding[],
  attempt: (text: string) => Trial,
): boolean {
  const fixes = findings.map(sureFixOf);
  if (fixes.includes(undefined)) return false;
  return (
    attempt(
      withEdits(
        text,
        fixes.flatMap((fix) => fix?.edits ?? []),
      ),
    ).errorCount === 0
  );
}

/** A finding whose fix is sure only if the file can be parsed with it. */
export function withoutHarm(
  { text }: { readonly text: string },
  finding: Finding,
  attempt: (text: string) => Trial,
): Finding {
  const fix = sureFixOf(finding);
  if (!fix || attempt(withEdits(text, fix.edits)).json !== undefined) return finding;
  const asDoubtful = (each: Fix): Fix => ({ ...each, isSure: false });
  return { ...finding, fixes: (finding.fixes ?? []).map(asDoubtful) };
}
