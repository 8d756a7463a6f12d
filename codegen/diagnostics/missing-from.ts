import type { Diagnostic } from './diagnostic.ts';

/** The diagnostics of a list that are not known: one that merely moved to another line is, a second equal one is not. */
export function missingFrom(
  known: readonly Diagnostic[],
  list: readonly Diagnostic[],
): Diagnostic[] {
  const counts = new Map<string, number>();
  for (const each of known) counts.set(keyOf(each), (counts.get(keyOf(each)) ?? 0) + 1);
  return list.filter((each) => {
    const left = counts.get(keyOf(each)) ?? 0;
    counts.set(keyOf(each), left - 1);
    return left <= 0;
  });
}

function keyOf({ code, file, message }: Diagnostic): string {
  return JSON.stringify([code, file, message]);
}
