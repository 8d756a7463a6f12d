import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { sureFixOf } from '../diagnostics/fixes.ts';
import { changeText, describeEdits } from './describe-edits.ts';

/** What puts a diagnostic right, line by line: what is sure, or else what the author may have meant. */
export function describeRepairs(
  diagnostic: Diagnostic,
  textOf: (file: string) => string | undefined,
): readonly string[] {
  const { file, fixes = [] } = diagnostic;
  const sure = sureFixOf(diagnostic);
  const shown = sure ? [sure] : fixes.filter(({ isSure }) => !isSure);
  return shown.flatMap(({ edits, renames = [] }) => [
    ...describeEdits(edits, textOf).map(changeText),
    ...renames.map(({ from, to }) => `rename ${from === file ? 'it' : from} to ${to}`),
  ]);
}
