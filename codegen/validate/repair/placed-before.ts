import type { Diagnostic, Fix } from '../../diagnostics/diagnostic.ts';
import { createLineIndex } from '../../parse/line-index.ts';
import type { FileEdit } from '../../text/edit.ts';
import { lineStarts } from '../../text/lines.ts';
import type { Repair } from './repair.ts';

/** The diagnostics of a repaired text, at their places in the text as written, without fixes that touch the repair. */
export function placedBefore(
  text: string,
  { candidate, repaired }: Repair,
  diagnostics: readonly Diagnostic[],
): readonly Diagnostic[] {
  if (diagnostics.length === 0) return [];
  const { start, end, text: own } = candidate;
  const before = (offset: number) => {
    if (offset <= start) return offset;
    return offset < start + own.length ? start : offset - own.length + (end - start);
  };
  const isApart = (edit: FileEdit) => edit.end < start || edit.start > start + own.length;
  const [lines, repairedLines] = [createLineIndex(text), lineStarts(repaired)];
  return diagnostics.map((diagnostic) => {
    const at = (repairedLines[diagnostic.line - 1] ?? 0) + diagnostic.column - 1;
    const stop = at + diagnostic.endColumn - diagnostic.column;
    const { line, column, endColumn } = lines.spanAt(before(at), before(stop));
    const fixes = (diagnostic.fixes ?? []).filter((fix) => fix.edits.every(isApart));
    const moved = fixes.map(
      (fix): Fix => ({
        ...fix,
        edits: fix.edits.map((edit) => ({
          ...edit,
          start: before(edit.start),
          end: before(edit.end),
        })),
      }),
    );
    const { fixes: _fixes, ...rest } = diagnostic;
    return { ...rest, line, column, endColumn, ...(moved.length > 0 && { fixes: moved }) };
  });
}
