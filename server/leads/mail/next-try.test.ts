import { expect, test } from 'vitest';
import { tablesOf } from '../../../.ci/testing/tables-of.ts';
import { nextTry } from './outbox.ts';

test.each(tablesOf(import.meta.filename)('pauses'))(
  'failure %i is followed by a pause of %f minutes',
  (attempts, minutes) => {
    expect(nextTry({ attempts, firstTriedAt: 0, now: 1_000 })).toBe(1_000 + minutes * 60_000);
  },
);

test('a mail is given up after seven days, and no sooner', () => {
  const [minute, week] = [60_000, 7 * 86_400_000];
  expect(nextTry({ attempts: 160, firstTriedAt: 0, now: week - 60 * minute })).toBe(week);
  expect(nextTry({ attempts: 170, firstTriedAt: 0, now: week - 59 * minute })).toBe('dead');
});
