/**
 * Does slow work, or gives its result from an earlier run. `kind` says what it is, and `input` is everything that it
 * depends on.
 */
export type Recall = <Result>(
  kind: string,
  input: readonly unknown[],
  make: () => Result,
) => Result;

/** Does the work each time. */
export const makeAnew: Recall = (_kind, _input, make) => make();
