import { setImmediate as turn } from 'node:timers/promises';

/** Work that may be abandoned after each step. */
export type Steps<Result> = Generator<undefined, Result, undefined>;

/** Does all of the work at once. */
export function doAll<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** Does one step at a time and yields to other work between them; throws as soon as the signal aborts. */
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
