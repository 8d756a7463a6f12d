import type { Diagnostic } from '../../codegen/diagnostics/diagnostic.ts';
import { isError } from '../../codegen/diagnostics/sort-diagnostics.ts';
import { describeRepairs } from '../../codegen/report/describe-repairs.ts';
import type { ChangedDiagnostics } from '../changes.ts';

/**
 * New diagnostics and cured ones; one that merely moved to another line is neither. Warnings are only reported if there
 * are no errors, so if either state has errors, only errors are compared.
 */
export function compareDiagnostics(
  before: readonly Diagnostic[],
  after: readonly Diagnostic[],
  textOf: (file: string) => string | undefined,
): ChangedDiagnostics {
  const hasErrors = [...before, ...after].some(isError);
  const [old, now] = hasErrors ? [before.filter(isError), after.filter(isError)] : [before, after];
  const fresh = missingFrom(old, now).map((each) => {
    return { ...each, repairs: describeRepairs(each, textOf) };
  });
  return { fresh, cured: missingFrom(now, old) };
}

function missingFrom(known: readonly Diagnostic[], list: readonly Diagnostic[]): Diagnostic[] {
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
