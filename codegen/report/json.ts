import type { Account } from '../account.ts';
import type { Diagnostic } from '../diagnostic.ts';

/** The report for programs: one line of JSON. `version` grows when a field changes its meaning or goes. */
export function jsonReport(diagnostics: readonly Diagnostic[], files: Account): string {
  return `${JSON.stringify({ version: 1, diagnostics, files })}\n`;
}
