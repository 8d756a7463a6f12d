import { expect, test } from 'vitest';
import { judgeHit, type Rule } from './sliding-window.ts';

const rules: readonly Rule[] = [
  { name: 'minute', limit: 5, seconds: 60 },
  { name: 'hour', limit: 20, seconds: 3_600 },
];

/** Asks at each time in seconds; gives the times that were allowed. */
function allowedOf(times: readonly number[]): number[] {
  let hits: readonly number[] = [];
  return times.filter((time) => {
    const judged = judgeHit(hits, rules, 1_000_000 + time * 1000);
    hits = judged.hits;
    return judged.verdict.isAllowed;
  });
}

test('five in a minute are allowed, the sixth is not, and refusals do not count', () => {
  expect(allowedOf([0, 1, 2, 3, 4, 5, 6, 59, 60])).toEqual([0, 1, 2, 3, 4, 60]);
});

test('no minute ever holds more than five, wherever it begins', () => {
  expect(allowedOf([0, 56, 57, 58, 59, 60, 61, 62])).toEqual([0, 56, 57, 58, 59, 60]);
});

test('no hour holds more than twenty', () => {
  const times = Array.from({ length: 100 }, (_, index) => index * 30);
  expect(allowedOf(times)).toEqual(times.slice(0, 20));
  expect(allowedOf([...times.slice(0, 20), 3_599, 3_600])).toEqual([...times.slice(0, 20), 3_600]);
});

test('a refusal says how long to wait, and an answer what is left', () => {
  const now = 1_000_000;
  const full = [now - 30_500, now - 4, now - 3, now - 2, now - 1];
  expect(judgeHit(full, rules, now).verdict).toMatchObject({ isAllowed: false, retryAfter: 30 });
  expect(judgeHit([], rules, now).verdict).toEqual({
    isAllowed: true,
    retryAfter: 0,
    states: [
      { rule: rules[0], remaining: 4, reset: 60 },
      { rule: rules[1], remaining: 19, reset: 3_600 },
    ],
  });
});

test('each rule counts what lies in its own time', () => {
  const now = 10_000_000;
  const earlier = [now - 3_600_000, now - 60_000, now - 10_000];
  expect(judgeHit(earlier, rules, now)).toMatchObject({
    hits: [now - 60_000, now - 10_000, now],
    verdict: {
      states: [
        { remaining: 3, reset: 50 },
        { remaining: 17, reset: 3_540 },
      ],
    },
  });
});

test('a clock that was set back forgets what lies ahead', () => {
  expect(judgeHit([9, 9, 9, 9, 9], rules, 5).verdict.isAllowed).toBe(true);
});

test('hits of one moment all count', () => {
  expect(allowedOf([0, 0, 0, 0, 0, 0, 0])).toHaveLength(5);
});

test('of a limit that was lowered nothing is left, and no less than nothing', () => {
  const now = 10_000_000;
  const lower = [{ name: 'minute', limit: 1, seconds: 60 }];
  expect(judgeHit([now - 2, now - 1], lower, now).verdict).toMatchObject({
    isAllowed: false,
    states: [{ remaining: 0, reset: 60 }],
  });
});
