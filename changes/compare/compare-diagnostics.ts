import type { Diagnostic } from '../../codegen/diagnostics/diagnostic.ts';
import { missingFrom } from '../../codegen/diagnostics/missing-from.ts';
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
