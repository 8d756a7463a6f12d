import type { Diagnostic, Path, Span } from './diagnostic.ts';

/** A diagnostic without its place; an error unless its severity says otherwise. */
export type DiagnosticText = Pick<
  Diagnostic,
  'code' | 'message' | 'help' | 'answer' | 'related' | 'cause' | 'isOrigin' | 'fixes'
> &
  Partial<Pick<Diagnostic, 'severity'>>;

/** A diagnostic of a whole file. */
export function diagnosticInFile(file: string, text: DiagnosticText): Diagnostic {
  return { severity: 'error', file, line: 1, column: 1, endColumn: 1, ...text };
}

/** A diagnostic at a span of a file. */
export function diagnosticAt(file: string, span: Span, text: DiagnosticText): Diagnostic {
  const { line, column, endColumn } = span;
  return { severity: 'error', file, line, column, endColumn, ...text };
}

/** A file whose values can be located. */
interface Located {
  readonly file: string;
  locate(path: Path): Span;
}

/** A diagnostic of the value at `path`, or of its key. */
export function diagnosticOf(source: Located, path: Path, text: DiagnosticText): Diagnostic {
  return diagnosticAt(source.file, source.locate(path), text);
}
