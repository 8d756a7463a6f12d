import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { sureFixOf } from '../diagnostics/fixes.ts';
import type { Edit } from '../text/edit.ts';
import type { FileTally } from './text.ts';

/** The report for programs: one line of JSON. `version` increases if a field changes its meaning or is removed. */
export function jsonReport(diagnostics: readonly Diagnostic[], files: FileTally): string {
  return `${JSON.stringify({ version: 1, diagnostics: diagnostics.map(withFix), files })}\n`;
}

/** Repeats a sure fix with one edit in the file of the diagnostic as `fix`, which is all that most editors need. */
function withFix({
  atField: _ofForms,
  ...diagnostic
}: Diagnostic): Diagnostic & { readonly fix?: Edit } {
  const [edit, ...others] = sureFixOf(diagnostic)?.edits ?? [];
  if (!edit || others.length > 0 || edit.file !== diagnostic.file) return diagnostic;
  const { start, end, text } = edit;
  return { ...diagnostic, fix: { start, end, text } };
}
