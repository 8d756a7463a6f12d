import { setImmediate as turn } from 'node:timers/promises';

/** Work that may be left off after each of its steps. */
export type Steps<Result> = Generator<undefined, Result, undefined>;

/** Does all of it at once. */
export function doAll<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** Does one step at a time, so that others get their turn; throws as soon as the signal ends it. */
export async function doBetween<Result>(
  steps: Steps<Result>,
  signal: AbortSignal,
): Promise<Result> {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    await turn();
    signal.throwIfAborted();
  }
}
