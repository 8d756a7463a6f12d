import { setImmediate as breathe, setTimeout as wait } from 'node:timers/promises';

/** Work that other work may come between. */
export type Steps<Result> = Generator<undefined, Result, undefined>;

/** How long a step waits while there is other work. */
const pause = 20;

/** Does all of the work at once. */
export function doAll<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** Does one step at a time, and lets other work come between them; much more of it while there is some. */
export async function doBetween<Result>(
  steps: Steps<Result>,
  isBusy: () => boolean = () => false,
): Promise<Result> {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    await (isBusy() ? wait(pause) : breathe());
  }
}
