import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { FileTally } from '../model/file-tally.ts';

/** The report for programs: one line of JSON. `version` grows when a field changes its meaning or goes. */
export function jsonReport(diagnostics: readonly Diagnostic[], files: FileTally): string {
  return `${JSON.stringify({ version: 1, diagnostics, files })}\n`;
}
