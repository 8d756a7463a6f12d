import { expect, test } from 'vitest';
import { openText } from './open-now.ts';

const day = '09:00,17:00,5PM';
const times = {
  week: ['-', day, day, day, day, day, '09:30,15:00,3PM'].join(' '),
  timezone: 'America/New_York',
  closed: '12-25 2026-11-26',
  text: 'Open now, until {time}',
};
const at = (moment: string) => openText(times, new Date(moment));

test('while the department is open it is said until when, by the clock of the dealer', () => {
  expect(at('2026-06-15T09:00:00-04:00')).toBe('Open now, until 5PM');
  expect(at('2026-06-15T16:59:59-04:00')).toBe('Open now, until 5PM');
  expect(at('2026-06-20T10:00:00-04:00')).toBe('Open now, until 3PM');
  // Tuesday in Europe is still Monday evening at the dealer's.
  expect(at('2026-06-16T00:30:00+02:00')).toBe('');
});

test('before, after and on a day without times nothing is said', () => {
  expect(at('2026-06-15T08:59:59-04:00')).toBe('');
  expect(at('2026-06-15T17:00:00-04:00')).toBe('');
  expect(at('2026-06-20T09:00:00-04:00')).toBe('');
  expect(at('2026-06-21T12:00:00-04:00')).toBe('');
});

test('nothing is said on a day the dealer is closed, of every year or of one', () => {
  expect(at('2028-12-25T12:00:00-05:00')).toBe('');
  expect(at('2026-11-26T12:00:00-05:00')).toBe('');
  expect(at('2027-11-26T12:00:00-05:00')).toBe('Open now, until 5PM');
});

test('without closed days the week decides', () => {
  const { closed: _, ...open } = times;
  expect(openText({ ...open, closed: '' }, new Date('2026-12-25T12:00:00-05:00'))).not.toBe('');
});
