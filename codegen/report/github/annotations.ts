import type { Diagnostic } from '../../diagnostics/diagnostic.ts';

/** Whether a line of a file is changed by the pull request. */
export type IsChanged = (file: string, line: number) => boolean;

/** The most that GitHub shows per severity and step. */
const mostShown = 10;

/**
 * Faults as GitHub annotations beside the lines of a pull request: those on changed lines first, since GitHub shows
 * only the first few.
 */
export function annotations(diagnostics: readonly Diagnostic[], isChanged: IsChanged): string {
  const [changed, others] = [true, false].map((wanted) =>
    diagnostics.filter(({ file, line }) => isChanged(file, line) === wanted),
  );
  const sorted = [...(changed ?? []), ...(others ?? [])];
  const shown = (['error', 'warning'] as const).flatMap((severity) =>
    sorted.filter((fault) => fault.severity === severity).slice(0, mostShown),
  );
  return shown.map((fault) => `${annotation(fault)}\n`).join('');
}

function annotation({ severity, file, line, column, endColumn, code, message, help }: Diagnostic) {
  const place = { file, line, endLine: line, col: column, endColumn, title: code };
  const properties = Object.entries(place).map(([key, value]) => `${key}=${property(value)}`);
  const text = help === undefined ? message : `${message}\n${help}`;
  return `::${severity} ${properties.join(',')}::${data(text)}`;
}

function data(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function property(value: string | number): string {
  return data(String(value)).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
