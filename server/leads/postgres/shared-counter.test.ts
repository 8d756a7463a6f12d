// Counting together is tried with a real database in contact-limits.test.ts.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { StoreUnavailable } from '../database/lead-database.ts';
import { createMemoryCounter } from '../limits/hit-counter.ts';
import { createSharedCounter } from './shared-counter.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

const once = [{ name: 'minute', limit: 1, seconds: 60 }];

function createAway() {
  const transact = vi.fn(async () => {
    throw new StoreUnavailable('away');
  });
  return { transact, counter: createSharedCounter({ transact }, createMemoryCounter()) };
}

test('while the database is away an instance counts for itself, and takes back', async () => {
  const { counter } = createAway();
  expect((await counter.hit('a', once)).isAllowed).toBe(true);
  expect((await counter.hit('a', once)).isAllowed).toBe(false);
  await counter.undo('a');
  expect((await counter.hit('a', once)).isAllowed).toBe(true);
});

test('a database that was away is left alone for five seconds', async () => {
  const { counter, transact } = createAway();
  await counter.hit('a', once);
  vi.setSystemTime(Date.now() + 4_999);
  await counter.hit('a', once);
  await counter.undo('a');
  expect(transact).toHaveBeenCalledTimes(1);
  vi.setSystemTime(Date.now() + 1);
  await counter.undo('a');
  expect(transact).toHaveBeenCalledTimes(2);
});
