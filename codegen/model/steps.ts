import { setImmediate as turn } from 'node:timers/promises';

/** Work that other work may come between. */
export type Steps<Result> = Generator<undefined, Result, undefined>;

/** Does all of the work at once. */
export function doAll<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** Does one step at a time, and lets other work come between them. */
export async function doBetween<Result>(steps: Steps<Result>): Promise<Result> {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    await turn();
  }
}
