import type { Fix } from '../../diagnostics/diagnostic.ts';
import { type Finding, spanOf } from '../../diagnostics/finding.ts';
import { createLineIndex } from '../../parse/line-index.ts';
import type { FileEdit } from '../../text/edit.ts';
import { lineStarts } from '../../text/lines.ts';
import type { Repair } from './repair.ts';

/** The findings of a repaired text, at their places in the text as written, without fixes that touch the repair. */
export function asWritten(
  text: string,
  { candidate, repaired }: Repair,
  findings: readonly Finding[],
): readonly Finding[] {
  if (findings.length === 0) return [];
  const { start, end, text: own } = candidate;
  const before = (offset: number) => {
    if (offset <= start) return offset;
    return offset < start + own.length ? start : offset - own.length + (end - start);
  };
  const isApart = (edit: FileEdit) => edit.end < start || edit.start > start + own.length;
  const [lines, repairedLines] = [createLineIndex(text), lineStarts(repaired)];
  return findings.map((finding) => {
    const { source, fixes: all = [], ...rest } = finding;
    const { line, column, endColumn } = spanOf(finding);
    const at = (repairedLines[line - 1] ?? 0) + column - 1;
    const span = lines.spanAt(before(at), before(at + endColumn - column));
    const fixes = all.filter((fix) => fix.edits.every(isApart));
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
    const { file } = source;
    return { ...rest, source: { file }, span, ...(moved.length > 0 && { fixes: moved }) };
  });
}
