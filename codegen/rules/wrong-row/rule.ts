import { countOf } from '../../diagnostics/phrases.ts';
import type { Rule } from '../../link/rule.ts';

/** Each row of a table has one cell for each column: a lost dash puts the cells of two rows into one. */
export const rule: Rule = {
  code: 'wrong-row',
  phase: 'error',
  needs: 'groups',
  find({ source, path, value: { columns, rows } }) {
    if (!Array.isArray(columns) || !Array.isArray(rows)) return [];
    return rows.flatMap((row: unknown, index) => {
      const cells = Array.isArray(row) ? row.length : columns.length;
      if (cells === columns.length) return [];
      const message = `this row has ${countOf(cells, 'cell')}, and the table has ${countOf(columns.length, 'column')}`;
      const help =
        cells > columns.length
          ? 'The first cell of each row begins with two dashes, "- - ". Is one missing below?'
          : 'Write a cell for each column, each on a line of its own.';
      return [{ source, path: [...path, 'rows', index], message, help }];
    });
  },
};
