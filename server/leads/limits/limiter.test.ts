import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLimiter, type Rule } from './limiter.ts';

const begun = 1_000_000_000;
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: begun }));
afterEach(() => void vi.useRealTimers());

const rules: readonly Rule[] = [
  { name: 'minute', limit: 5, seconds: 60 },
  { name: 'hour', limit: 20, seconds: 3_600 },
];

/** Hits at each time in seconds; gives the times that were allowed. */
async function allowedOf(times: readonly number[]): Promise<number[]> {
  const { hit } = createLimiter(rules);
  const allowed: number[] = [];
  for (const time of times) {
    vi.setSystemTime(begun + time * 1000);
    if ((await hit('a')).isAllowed) allowed.push(time);
  }
  return allowed;
}

test('five in a minute are allowed, the sixth is not, and the next minute begins anew', async () => {
  expect(await allowedOf([0, 1, 2, 3, 4, 5, 6, 59, 60])).toEqual([0, 1, 2, 3, 4, 60]);
});

test('no more than twenty are allowed in an hour, of which refusals do not count', async () => {
  const times = Array.from({ length: 100 }, (_, index) => index * 30);
  expect(await allowedOf(times)).toEqual(times.slice(0, 20));
  const [bursts, later] = [
    [0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    Array.from({ length: 15 }, (_, index) => 60 + 20 * index),
  ];
  expect(await allowedOf([...bursts, ...later])).toEqual([0, 0, 0, 0, 0, ...later]);
});

test('hits of one moment all count', async () => {
  const { hit } = createLimiter(rules);
  const verdicts = await Promise.all(Array.from({ length: 7 }, () => hit('a')));
  expect(verdicts.filter(({ isAllowed }) => isAllowed)).toHaveLength(5);
});
