import { expect, test } from 'vitest';
import { nextTry } from './outbox.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

test.each([
  [1, minute / 2],
  [2, minute],
  [3, 5 * minute],
  [4, 15 * minute],
  [5, 60 * minute],
  [100, 60 * minute],
])('failure %i is followed by a pause of %i ms', (attempts, pause) => {
  expect(nextTry({ attempts, firstTriedAt: 0, now: 1_000 })).toBe(1_000 + pause);
});

test('a mail is given up after seven days, and no sooner', () => {
  expect(nextTry({ attempts: 160, firstTriedAt: 0, now: 7 * day - 60 * minute })).toBe(7 * day);
  expect(nextTry({ attempts: 170, firstTriedAt: 0, now: 7 * day - 59 * minute })).toBe('dead');
});
