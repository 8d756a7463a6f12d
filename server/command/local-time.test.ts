import { expect, test } from 'vitest';
import { tablesOf } from '../../.ci/testing/tables-of.ts';
import { localTime, startOfDay, zoneName } from './local-time.ts';

const tables = tablesOf(import.meta.filename);

const newYork = 'America/New_York';

test('a time is that of the dealer, and named', () => {
  expect(localTime('2030-05-14T16:02:33.000Z', newYork)).toBe('2030-05-14 12:02:33');
  expect(zoneName('2030-05-14T16:02:33.000Z', newYork)).toBe('EDT');
  expect(zoneName('2030-01-14T16:02:33.000Z', newYork)).toBe('EST');
});

test.each(tables('days'))('the day %s in %s begins at %s', (day, zone, start) => {
  expect(startOfDay(day, zone)).toBe(start);
});

test.each(tables<string>('others'))('%s is not a day', (day) => {
  expect(startOfDay(day, newYork)).toBeUndefined();
});
