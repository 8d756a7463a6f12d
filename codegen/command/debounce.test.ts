import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createSettledRunner } from './debounce.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('createSettledRunner', () => {
  test('runs once for a burst of changes, and once more a little later', async () => {
    const run = vi.fn(async () => undefined);
    const runner = createSettledRunner(run, { burst: 10, after: 120 });
    for (let change = 0; change < 5; change++) runner.changed();
    await vi.advanceTimersByTimeAsync(11);
    expect(run).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1000);
    expect(run).toHaveBeenCalledTimes(2);
  });

  test('runs at once when it is told to, and after that for what has changed meanwhile', async () => {
    const run = vi.fn(() => new Promise<void>((resolve) => setTimeout(resolve, 50)));
    const runner = createSettledRunner(run, { burst: 10, after: 120 });
    runner.now();
    runner.changed();
    expect(run).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(40);
    expect(run).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(20);
    expect(run).toHaveBeenCalledTimes(2);
  });

  test('never runs twice at a time', async () => {
    let running = 0;
    let most = 0;
    const run = async () => {
      most = Math.max(most, ++running);
      await new Promise((resolve) => setTimeout(resolve, 50));
      running--;
    };
    const runner = createSettledRunner(run, { burst: 10, after: 20 });
    for (let change = 0; change < 8; change++) {
      runner.changed();
      await vi.advanceTimersByTimeAsync(15);
    }
    await vi.advanceTimersByTimeAsync(1000);
    expect(most).toBe(1);
  });

  test('reports a run that fails', async () => {
    const runner = createSettledRunner(async () => {
      throw new Error('broken');
    });
    const failed = vi.fn();
    runner.failed(failed);
    runner.changed();
    await vi.advanceTimersByTimeAsync(50);
    expect(failed).toHaveBeenCalledWith(new Error('broken'));
  });
});
