import type { Finding } from '../../diagnostics/finding.ts';
import { withEdits } from '../../text/edit.ts';
import { lineAt } from '../../text/lines.ts';
import * as brackets from './brackets.ts';
import { type Candidate, linesNear, type Propose } from './candidate.ts';
import * as colons from './colons.ts';
import * as columns from './columns.ts';
import * as marks from './marks.ts';
import * as characters from './odd-characters.ts';
import * as quotes from './quotes.ts';
import * as lines from './whole-lines.ts';

/** Slips of the hand, in the order to try. */
const slips: readonly Propose[] = [
  lines.codeFence,
  characters.invisible,
  characters.trueMinus,
  characters.writtenNumber,
  characters.pairOfNumbers,
  colons.missingColon,
  colons.missingColonInBrackets,
  colons.missingComma,
  colons.joinedLines,
  colons.textBesideSign,
  quotes.referenceInBrackets,
  quotes.commaInBrackets,
  quotes.otherQuote,
  quotes.textAfterQuote,
  brackets.unclosedBracket,
  quotes.wholeInQuotes,
  marks.otherBullet,
  marks.turnedSign,
  marks.extraComma,
  columns.tabs,
  columns.otherDash,
  columns.otherColumn,
  brackets.otherBracket,
  colons.groupInLine,
  lines.doubledLine,
  lines.lostComment,
  lines.swappedLines,
  marks.missingDollar,
];

const mostCandidates = 400;

/** With more errors than this, a text that can be parsed is no better than one that cannot. */
const mostErrors = 3;

/** A text that is checked: its data as JSON if it can be parsed, and how many errors it has. */
export interface Trial {
  readonly json?: string | undefined;
  readonly errorCount: number;
  /** Where its first error is, if it cannot be parsed. */
  readonly stop?: number | undefined;
}

/** An invalid file. */
export interface Broken {
  readonly file: string;
  readonly text: string;
  readonly findings: readonly Finding[];
  /** Whether it could be parsed. */
  readonly isRead: boolean;
  readonly attempt: (text: string) => Trial;
}

/** A change, and the text that results. */
interface Tried {
  readonly candidate: Candidate;
  readonly repaired: string;
}

/** What came of trying. */
export interface Trials {
  /** The changes that leave the fewest errors, one for each meaning. */
  readonly found: readonly Tried[];
  readonly errorCount: number;
  /** The first change with which a text that cannot be parsed is read farthest. */
  readonly farthest?: Candidate | undefined;
}

/** Undoes slips of the hand near the errors of a file, one at a time, and reads it again. */
export function trySlips(broken: Broken): Trials {
  const { text, isRead, attempt } = broken;
  let errorCount = isRead ? 0 : mostErrors;
  let found = new Map<string, Tried>();
  let farthest: Candidate | undefined;
  let left = isRead ? -1 : text.length - endOfLine(text, attempt(text).stop ?? 0);
  for (const tried of textsToTry(broken)) {
    const { candidate, repaired } = tried;
    const trial = attempt(repaired);
    const unread = trial.json === undefined ? repaired.length - (trial.stop ?? 0) : -1;
    if (unread < left && isLikely(tried) && unread < text.length - endOfLine(text, candidate.end))
      [left, farthest] = [unread, candidate];
    if (trial.json === undefined || trial.errorCount > errorCount) continue;
    if (trial.errorCount < errorCount) [errorCount, found] = [trial.errorCount, new Map()];
    const known = found.get(trial.json);
    if (!known || unevenLines(repaired) < unevenLines(known.repaired)) found.set(trial.json, tried);
  }
  return { found: [...found.values()], errorCount, farthest };
}

function* textsToTry({ text, findings }: Broken): Iterable<Tried> {
  const tried = new Set<string>();
  for (const context of linesNear(text, findings)) {
    for (const candidate of slips.flatMap((propose) => propose(context))) {
      const repaired = withEdits(text, [candidate]);
      if (tried.has(repaired)) continue;
      if (tried.size === mostCandidates) return;
      tried.add(repaired);
      yield { candidate, repaired };
    }
  }
}

/** Whether a line is as lines of the content are, with every quote and bracket closed, and not only put somewhere but in a list. */
function isLikely({ candidate, repaired }: Tried): boolean {
  if (candidate.isMove && candidate.text.trim() !== '-') return false;
  const line = lineAt(repaired, candidate.start).text;
  const count = (sign: string) => line.split(sign).length;
  return (
    count('{') === count('}') && count('[') === count(']') && (count('"') - count('\\"')) % 2 === 0
  );
}

function endOfLine(text: string, offset: number): number {
  const { start, text: words } = lineAt(text, offset);
  return start + words.length;
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
