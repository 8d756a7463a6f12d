import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createRunQueue } from './run-queue.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const slowly = () => new Promise<void>((resolve) => setTimeout(resolve, 50));

test('runs at once, and once more for a burst of changes', async () => {
  const run = vi.fn(async () => undefined);
  const queue = createRunQueue(run, 10);
  for (let change = 0; change < 5; change++) {
    queue.changed();
    await vi.advanceTimersByTimeAsync(5);
  }
  expect(run).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1000);
  expect(run).toHaveBeenCalledTimes(2);
});

test('never runs twice at a time, and runs for a change during a run', async () => {
  let running = 0;
  let most = 0;
  const run = vi.fn(async () => {
    most = Math.max(most, ++running);
    await slowly();
    running--;
  });
  const queue = createRunQueue(run, 10);
  for (let change = 0; change < 8; change++) {
    queue.changed();
    await vi.advanceTimersByTimeAsync(15);
  }
  await vi.advanceTimersByTimeAsync(1000);
  expect(most).toBe(1);
  expect(run.mock.calls.length).toBeGreaterThan(2);
});

test('whoever waits after a change waits for the run that has seen it', async () => {
  let version = 0;
  let compiled = -1;
  const queue = createRunQueue(async () => {
    const seen = version;
    await slowly();
    compiled = seen;
  }, 10);
  version = 1;
  queue.changed();
  const waiting = queue.settled().then(() => compiled);
  await vi.advanceTimersByTimeAsync(1000);
  expect(await waiting).toBe(1);
});
