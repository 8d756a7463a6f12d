import { expect, test } from 'vitest';
import { tablesOf } from '../../../../.ci/testing/tables-of.ts';
import { changedData } from '../../../../codegen/edit/changed-data.ts';
import { type DayLine, type HoursRow, rowChanges, rowsOf, weekOf } from './week.ts';

type Row = [string, Readonly<Record<number, readonly DayLine[]>>, readonly HoursRow[]];

const tables = tablesOf(import.meta.filename);
const nine: DayLine = { opens: '09:00', closes: '17:00' };
const closed: DayLine = { text: 'Closed' };
const weekend: readonly HoursRow[] = [
  { days: ['sat'], ...nine },
  { days: ['sun'], ...closed },
];
const work: HoursRow = { days: ['mon', 'fri'], ...nine };
const usual = [work, ...weekend];

test.each(tables<Row>('days'))('%s', (_what, changed, rows) => {
  const week = weekOf(usual).map((lines, day) => changed[day] ?? lines);
  expect(rowsOf(week, usual)).toEqual(rows);
  const made = rowChanges(['hours'], usual, rows).reduce<unknown>(changedData, { hours: usual });
  expect(made).toEqual({ hours: rows });
});

test('a line that runs from Sunday to Monday stays one', () => {
  const rows = [
    { days: ['tue', 'sat'], ...nine },
    { days: ['sun', 'mon'], ...closed },
  ];
  expect(rowsOf(weekOf(rows), rows)).toEqual(rows);
});
