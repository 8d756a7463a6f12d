import type { Code } from '../../generated/codes.ts';
import type { Edit } from '../text/edit.ts';
import type { Diagnostic, Message, Path, Phase, Span } from './diagnostic.ts';
import { fixesWith } from './fixes.ts';

/** A file that tells where its values are written. */
interface Located {
  readonly file: string;
  readonly text: string;
  readonly data: unknown;
  locate(path: Path, part?: 'key' | 'value'): Span;
}

/** Something wrong with a value of a file, as any stage finds it. */
export interface Finding extends Omit<Message, 'code'> {
  /** Left out, that of the rule that finds it. */
  readonly code?: Code;
  readonly source: Located;
  readonly path: Path;
  /** The position, if it is not that of the value at the path. */
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

const severities: Readonly<Record<Phase, Diagnostic['severity']>> = {
  error: 'error',
  warning: 'warning',
  costly: 'error',
  address: 'error',
  advice: 'warning',
  doubt: 'warning',
  unused: 'warning',
};

/** A finding at its place in the file; it is fixed only if the file itself holds the wrong text. */
export function diagnosticOf({
  source,
  path,
  span = source.locate(path),
  fixes,
  rewrite,
  ...message
}: Finding & Message): Diagnostic {
  const all = fixesWith(source, span, { ...(fixes && { fixes }), ...(rewrite && { rewrite }) });
  return diagnosticAt(source.file, span, { ...message, ...all });
}

/** The same of a place in a file that need not be readable. */
export function diagnosticAt(
  file: string,
  { line, column, endColumn }: Span,
  { phase = 'error', code, rewrite: _rewrite, ...message }: Message,
): Diagnostic {
  return { severity: severities[phase], file, line, column, endColumn, code, ...message };
}
