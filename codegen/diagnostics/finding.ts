import type { Edit } from '../text/edit.ts';
import type { Diagnostic, Message, Path, Phase, Span } from './diagnostic.ts';
import { fixesWith } from './fixes.ts';

/** A parsed file, which tells where its values are written. */
export interface ParsedFile {
  readonly file: string;
  readonly text: string;
  readonly data: unknown;
  locate(path: Path, part?: 'key' | 'value'): Span;
}

/**
 * Something wrong, as every stage hands it on: what is said, and of what. Whoever compiles makes a `Diagnostic` of it, once and
 * last, so a stage neither looks up its line nor decides on its severity.
 */
export interface Finding extends Message {
  /** The file; parsed, if it could be. */
  readonly source: Pick<ParsedFile, 'file'> & Partial<ParsedFile>;
  /** The value that is wrong; left out, the whole file, or a part of it. */
  readonly path?: Path;
  /** The part of the file, if it is not that of the value. */
  readonly span?: Span;
}

/** Something wrong in a text, by its place in the value, and what would correct it there. */
export interface TextFinding extends Message {
  readonly start: number;
  readonly length: number;
  readonly edits?: readonly Edit[];
  /** Whether the edits lose nothing that a visitor could see. */
  readonly isSure?: boolean;
}

/** The place of what is said of a whole file. */
export const wholeFile: Span = { line: 1, column: 1, endColumn: 1, start: 0, end: 0 };

/** Where a finding is in its file. */
export function spanOf({ source, path, span }: Pick<Finding, 'source' | 'path' | 'span'>): Span {
  return span ?? (path && source.locate?.(path)) ?? wholeFile;
}

const severities: Readonly<Record<Phase, Diagnostic['severity']>> = {
  error: 'error',
  warning: 'warning',
  costly: 'error',
  address: 'error',
  advice: 'warning',
  doubt: 'warning',
  unused: 'warning',
};

/** Whether it is an error, not a warning. */
export function isErrorFinding({ phase = 'error' }: Finding): boolean {
  return severities[phase] === 'error';
}

/** A finding at its place in the file; a wrong text is rewritten only if the file itself holds it. */
export function diagnosticOf(finding: Finding): Diagnostic {
  const { source, path: _path, span: _span, phase = 'error', fixes, rewrite, ...message } = finding;
  const { file, text = '' } = source;
  const span = spanOf(finding);
  const { line, column, endColumn } = span;
  const severity = severities[phase];
  const all = fixesWith({ file, text }, span, {
    ...(fixes && { fixes }),
    ...(rewrite && { rewrite }),
  });
  return { severity, file, line, column, endColumn, ...message, ...all };
}
