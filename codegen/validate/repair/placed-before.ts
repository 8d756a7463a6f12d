import type { Diagnostic, Edit, Fix } from '../../diagnostics/diagnostic.ts';
import { createLineIndex } from '../../parse/line-index.ts';
import type { Repair } from './repair.ts';

/** The faults of a repaired text at their places in the text as written. A fix that would touch the repair is left out. */
export function placedBefore(
  text: string,
  { candidate, mended }: Repair,
  faults: readonly Diagnostic[],
): readonly Diagnostic[] {
  if (faults.length === 0) return [];
  const { start, end, text: own } = candidate;
  const before = (offset: number) => {
    if (offset <= start) return offset;
    return offset < start + own.length ? start : offset - own.length + (end - start);
  };
  const isApart = (edit: Edit) => edit.end < start || edit.start > start + own.length;
  const [lines, mendedLines] = [createLineIndex(text), lineStarts(mended)];
  return faults.map((fault) => {
    const at = (mendedLines[fault.line - 1] ?? 0) + fault.column - 1;
    const stop = at + fault.endColumn - fault.column;
    const { line, column, endColumn } = lines.spanAt(before(at), before(stop));
    const fixes = (fault.fixes ?? []).filter((fix) => fix.edits.every(isApart));
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
    const { fixes: _fixes, ...rest } = fault;
    return { ...rest, line, column, endColumn, ...(moved.length > 0 && { fixes: moved }) };
  });
}

function lineStarts(text: string): readonly number[] {
  return [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];
}
