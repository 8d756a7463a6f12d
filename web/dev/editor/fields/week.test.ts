import { expect, test } from 'vitest';
import { changedData } from '../../../../codegen/edit/changed-data.ts';
import { type DayLine, type HoursRow, rowChanges, rowsOf, weekOf } from './week.ts';

const nine: DayLine = { opens: '09:00', closes: '17:00' };
const closed: DayLine = { text: 'Closed' };
const weekend: readonly HoursRow[] = [
  { days: ['sat'], ...nine },
  { days: ['sun'], ...closed },
];
const work: HoursRow = { days: ['mon', 'fri'], ...nine };
const usual = [work, ...weekend];

test.each<[string, Readonly<Record<number, readonly DayLine[]>>, readonly HoursRow[]]>([
  ['nothing is changed', {}, usual],
  [
    'a day in the middle splits its line',
    { 2: [closed] },
    [
      { days: ['mon', 'tue'], ...nine },
      { days: ['wed'], ...closed },
      { days: ['thu', 'fri'], ...nine },
      ...weekend,
    ],
  ],
  ['a day joins its neighbor', { 6: [nine] }, [work, { days: ['sat', 'sun'], ...nine }]],
  [
    'a break makes two lines',
    { 5: [nine, { opens: '18:00', closes: '20:00' }] },
    [
      work,
      { days: ['sat'], ...nine },
      { days: ['sat'], opens: '18:00', closes: '20:00' },
      { days: ['sun'], ...closed },
    ],
  ],
  ['a day that says nothing has no line', { 6: [] }, usual.slice(0, 2)],
])('%s', (_what, changed, rows) => {
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
