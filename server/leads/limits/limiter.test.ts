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

test('each key is counted for itself', async () => {
  const { hit } = createLimiter([{ name: 'once', limit: 1, seconds: 60 }]);
  expect((await hit('a')).isAllowed).toBe(true);
  expect((await hit('a')).isAllowed).toBe(false);
  expect((await hit('b')).isAllowed).toBe(true);
});

test('a refusal says how long to wait, and an answer what is left', async () => {
  const { hit } = createLimiter(rules);
  expect(await hit('a')).toEqual({
    isAllowed: true,
    retryAfter: 0,
    states: [
      { rule: rules[0], remaining: 4, reset: 60 },
      { rule: rules[1], remaining: 19, reset: 3_600 },
    ],
  });
  for (let each = 0; each < 4; each += 1) await hit('a');
  vi.setSystemTime(begun + 29_500);
  expect(await hit('a')).toEqual({
    isAllowed: false,
    retryAfter: 31,
    states: [
      { rule: rules[0], remaining: 0, reset: 31 },
      { rule: rules[1], remaining: 15, reset: 3_571 },
    ],
  });
});

test('a hit that is taken back leaves room for another', async () => {
  const { hit, undo } = createLimiter(rules);
  for (let each = 0; each < 5; each += 1) await hit('a');
  await undo('a');
  expect((await hit('a')).isAllowed).toBe(true);
  expect((await hit('a')).isAllowed).toBe(false);
});
