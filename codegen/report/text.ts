import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { sureFixOf } from '../diagnostics/fixes.ts';
import { countOf } from '../diagnostics/phrases.ts';
import { codeFrame } from './code-frame.ts';
import { describeRepairs } from './describe-edits.ts';
import { visibleText } from './terminal-text.ts';

/** How many files were found below `content/`, and how many of them were accepted or refused. */
export interface FileTally {
  readonly found: number;
  readonly accepted: number;
  readonly refused: number;
}

/** Every file is accepted or refused. Throws if one is lost: a bug in the compiler, not an error in the content. */
export function tallyFiles(found: number, accepted: number, refused: number): FileTally {
  if (found !== accepted + refused) {
    throw new Error(`${found} files found, but ${accepted} accepted and ${refused} refused`);
  }
  return { found, accepted, refused };
}

/** The input of a report. */
export interface Reportable {
  readonly diagnostics: readonly Diagnostic[];
  readonly tally: FileTally;
  /** The text of a file, for the lines shown under a diagnostic. */
  textOf(file: string): string | undefined;
}

/** The most diagnostics to print: nobody reads more at once. */
const mostShown = 100;

/** The report for people: each diagnostic with its line and help, one for all that say the same, then a summary. Of very many, only the first. */
export function textReport({ diagnostics, tally, textOf }: Reportable): string {
  const different = withoutRepetition(diagnostics);
  const shown = different.slice(0, mostShown);
  const rest = different.length - shown.length;
  return [
    ...shown.map((each) => diagnosticBlock(each, textOf).map(visibleText).join('\n')),
    ...(rest > 0 ? [`… and ${rest.toLocaleString('en-US')} more`] : []),
    [summary(diagnostics, tally), ...repairs(diagnostics)].join('\n'),
  ]
    .join('\n\n')
    .concat('\n');
}

function diagnosticBlock(diagnostic: Diagnostic, textOf: Reportable['textOf']): string[] {
  const place = `${diagnostic.file}:${diagnostic.line}:${diagnostic.column}`;
  const severity = diagnostic.severity === 'warning' ? 'warning: ' : '';
  return [
    `${place}: ${severity}${diagnostic.message} [${diagnostic.code}]`,
    ...codeFrame(textOf(diagnostic.file) ?? '', diagnostic),
    ...(diagnostic.help ? [`  help: ${diagnostic.help}`] : []),
    ...(diagnostic.related ?? []).map(
      (each) => `  see:  ${each.file}:${each.line}:${each.column}: ${each.message}`,
    ),
    ...doubtfulFixes(diagnostic, textOf),
  ];
}

/** The possible fixes for the author to choose from; none if one of them is sure. */
function doubtfulFixes(diagnostic: Diagnostic, textOf: Reportable['textOf']): readonly string[] {
  if (sureFixOf(diagnostic)) return [];
  return describeRepairs(diagnostic, textOf).map((words) => `  maybe: ${words}`);
}

function repairs(diagnostics: readonly Diagnostic[]): string[] {
  const amount = diagnostics.filter((diagnostic) => sureFixOf(diagnostic)).length;
  if (amount === 0) return [];
  return [
    `make fix repairs ${amount === diagnostics.length ? '' : `${amount.toLocaleString('en-US')} of `}these`,
  ];
}

function summary(diagnostics: readonly Diagnostic[], tally: FileTally): string {
  const errors = diagnostics.filter((each) => each.severity === 'error').length;
  const warnings = diagnostics.length - errors;
  const counts = [
    countOf(errors, 'error'),
    ...(warnings > 0 ? [countOf(warnings, 'warning')] : []),
  ];
  const files = `${counts.join(', ')} in ${countOf(tally.found, 'file')}`;
  return tally.refused > 0 ? `${files} (${tally.accepted} good, ${tally.refused} invalid)` : files;
}

/** What is said of several places in the same words is one wish or one slip, from this many places on. */
const manyPlaces = 3;
const mostPlaces = 3;

/** A diagnostic in place of all that say the same: it counts their files, and lists the first of the other places. */
function withoutRepetition(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  const groups = Map.groupBy(diagnostics, wordsOf);
  return diagnostics.flatMap((each) => {
    const [first, ...others] = groups.get(wordsOf(each)) ?? [];
    if (first === undefined || others.length + 1 < manyPlaces) return [each];
    return each === first ? [merged(first, others)] : [];
  });
}

/** What is said, and what is offered. */
function wordsOf({ severity, code, message, help, fixes = [] }: Diagnostic): string {
  const words = fixes.map(({ isSure, edits, renames = [] }) => [
    isSure,
    ...edits.map(({ text, start, end }) => [text, end - start]),
    ...renames.map(({ to }) => to),
  ]);
  return JSON.stringify([severity, code, message, help, words]);
}

function merged(first: Diagnostic, others: readonly Diagnostic[]): Diagnostic {
  const files = new Set([first, ...others].map(({ file }) => file)).size;
  const where = files > 1 ? `in ${countOf(files, 'file')}` : `at ${others.length + 1} places`;
  const shown = others.slice(0, mostPlaces).map(({ file, line, column }) => ({
    file,
    line,
    column,
    message: 'here too',
  }));
  const related = [...(first.related ?? []), ...shown];
  return { ...first, message: `${first.message}, ${where}`, related };
}
