import { countOf } from '../../diagnostics/count-of.ts';
import type { Path } from '../../diagnostics/diagnostic.ts';
import type { Finding } from '../../diagnostics/finding.ts';
import type { Rule } from '../../link/rule.ts';
import { oncePerFile, sourcesOf } from '../../link/source-files.ts';
import { isRecord } from '../../model/data.ts';

/** Each row of a table has one cell for each column: a lost dash puts the cells of two rows into one. */
export const rule: Rule = {
  code: 'wrong-row',
  phase: 'error',
  check: ({ site }) => sourcesOf(site).flatMap(wrongRows),
};

const wrongRows = oncePerFile((source): readonly Finding[] =>
  source.text.includes('columns')
    ? tablesIn(source.data, []).flatMap(({ path, columns, rows }) =>
        rows.flatMap((row, index): Finding[] => {
          const cells = Array.isArray(row) ? row.length : columns;
          if (cells === columns) return [];
          const text = {
            message: `this row has ${countOf(cells, 'cell')}, and the table has ${countOf(columns, 'column')}`,
            help:
              cells > columns
                ? 'The first cell of each row begins with two dashes, "- - ". Is one missing below?'
                : 'Write a cell for each column, each on a line of its own.',
          };
          return [{ source, path: [...path, 'rows', index], ...text }];
        }),
      )
    : [],
);

interface Table {
  readonly path: Path;
  readonly columns: number;
  readonly rows: readonly unknown[];
}

function tablesIn(value: unknown, path: Path): readonly Table[] {
  if (typeof value !== 'object' || value === null) return [];
  const { columns, rows } = isRecord(value) ? value : {};
  if (Array.isArray(columns) && Array.isArray(rows))
    return [{ path, columns: columns.length, rows }];
  const steps = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return steps.flatMap(([step, below]) => tablesIn(below, [...path, step]));
}
