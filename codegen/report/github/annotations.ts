import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { sureFixOf } from '../../diagnostics/fixes.ts';
import { describeRepairs } from '../describe-repairs.ts';
import { visibleText } from '../visible-text.ts';

/** Whether a line of a file is changed by the pull request. */
export type IsChanged = (file: string, line: number) => boolean;

/** The most that GitHub shows per severity and step. */
const mostShown = 10;

/**
 * Diagnostics as GitHub annotations beside the lines of a pull request: those on changed lines first, since GitHub shows
 * only the first few.
 */
export function annotations(
  diagnostics: readonly Diagnostic[],
  isChanged: IsChanged,
  textOf: (file: string) => string | undefined,
): string {
  const [changed, others] = [true, false].map((wanted) =>
    diagnostics.filter(({ file, line }) => isChanged(file, line) === wanted),
  );
  const sorted = [...(changed ?? []), ...(others ?? [])];
  const shown = (['error', 'warning'] as const).flatMap((severity) =>
    sorted.filter((diagnostic) => diagnostic.severity === severity).slice(0, mostShown),
  );
  return shown.map((diagnostic) => `${annotation(diagnostic, textOf)}\n`).join('');
}

function annotation(diagnostic: Diagnostic, textOf: (file: string) => string | undefined): string {
  const { severity, file, line, column, endColumn, code, message, help } = diagnostic;
  const place = { file, line, endLine: line, col: column, endColumn, title: code };
  const properties = Object.entries(place).map(([key, value]) => `${key}=${property(value)}`);
  const text = [
    message,
    ...(help === undefined ? [] : [help]),
    ...repairs(diagnostic, textOf),
  ].join('\n');
  return `::${severity} ${properties.join(',')}::${data(text)}`;
}

/** The repaired lines, to be pasted: nobody can run a command on GitHub's page. */
function repairs(
  diagnostic: Diagnostic,
  textOf: (file: string) => string | undefined,
): readonly string[] {
  const word = sureFixOf(diagnostic) ? 'Write' : 'Maybe';
  return describeRepairs(diagnostic, textOf).map((words) => visibleText(`${word}: ${words}`));
}

function data(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function property(value: string | number): string {
  return data(String(value)).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
