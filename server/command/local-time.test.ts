import { expect, test } from 'vitest';
import { localTime, startOfDay, zoneName } from './local-time.ts';

const newYork = 'America/New_York';

test('a time is that of the dealer, and named', () => {
  expect(localTime('2030-05-14T16:02:33.000Z', newYork)).toBe('2030-05-14 12:02:33');
  expect(zoneName('2030-05-14T16:02:33.000Z', newYork)).toBe('EDT');
  expect(zoneName('2030-01-14T16:02:33.000Z', newYork)).toBe('EST');
});

test.each([
  ['2030-05-14', newYork, '2030-05-14T04:00:00.000Z'],
  ['2030-01-14', newYork, '2030-01-14T05:00:00.000Z'],
  // The days on which clocks are changed.
  ['2030-03-10', newYork, '2030-03-10T05:00:00.000Z'],
  ['2030-11-03', newYork, '2030-11-03T04:00:00.000Z'],
  ['2030-05-14', 'Pacific/Auckland', '2030-05-13T12:00:00.000Z'],
  ['2030-05-14', 'UTC', '2030-05-14T00:00:00.000Z'],
])('the day %s in %s begins at %s', (day, zone, start) => {
  expect(startOfDay(day, zone)).toBe(start);
});

test.each([
  '2030-13-01',
  '2030-02-30',
  '2100-02-29',
  '2030-04-31',
  '2030-5-1',
  'yesterday',
  '2030-05-14T00:00:00Z',
])('%s is not a day', (day) => {
  expect(startOfDay(day, newYork)).toBeUndefined();
});
