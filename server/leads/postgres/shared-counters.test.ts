// Counting together is tried with a real database in contact-limits.test.ts.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { StoreUnavailable } from '../database/lead-database.ts';
import { createLimiter } from '../limits/limiter.ts';
import { createSharedCounters } from './shared-counters.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

const once = [{ name: 'minute', limit: 1, seconds: 60 }];

function createAway() {
  const transact = vi.fn(async () => {
    throw new StoreUnavailable('away');
  });
  return { transact, limiter: createLimiter(once, createSharedCounters({ transact })) };
}

test('while the database is away an instance counts for itself, and takes back', async () => {
  const { limiter } = createAway();
  expect((await limiter.hit('a')).isAllowed).toBe(true);
  expect((await limiter.hit('a')).isAllowed).toBe(false);
  await limiter.undo('a');
  expect((await limiter.hit('a')).isAllowed).toBe(true);
});

test('a database that was away is left alone for five seconds', async () => {
  const { limiter, transact } = createAway();
  await limiter.hit('a');
  vi.setSystemTime(Date.now() + 4_999);
  await limiter.undo('a');
  await limiter.hit('a');
  expect(transact).toHaveBeenCalledTimes(1);
  vi.setSystemTime(Date.now() + 1);
  await limiter.undo('a');
  expect(transact).toHaveBeenCalledTimes(2);
});
