import { expect, test } from 'vitest';
import { returnDays } from './return-policy.ts';

test.each([
  [{ days: 30 }, 30],
  [{ days: [10, 30], label: 'Time to return' }, 10],
  [{ weeks: 4 }, undefined],
  [undefined, undefined],
])('of the window %j search engines are told %s days', (window, days) => {
  expect(returnDays(window)).toBe(days);
});
