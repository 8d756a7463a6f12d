import type { Mutant } from '../mutants/mutant.ts';
import { projectOf, runTests, type TestOutcome } from './run-tests.ts';

/**
 * Runs the tests of all mutants once without any fault. A mutant whose test fails, is left out or is
 * missing then can prove nothing, and is given with the reason.
 */
export async function listDoubts(mutants: readonly Mutant[]): Promise<ReadonlyMap<Mutant, string>> {
  const outcomes: TestOutcome[] = [];
  for (const group of Map.groupBy(mutants, ({ test }) => projectOf(test)).values()) {
    const files = [...new Set(group.map(({ test }) => test))];
    const names = group.flatMap(({ name }) => name ?? []);
    const isNamed = names.length === group.length;
    outcomes.push(...((await runTests({ files, names: isNamed ? names : undefined })) ?? []));
  }
  const doubts = new Map<Mutant, string>();
  for (const mutant of mutants) {
    const doubt = doubtOf(mutant, outcomes);
    if (doubt !== undefined) doubts.set(mutant, doubt);
  }
  return doubts;
}

function doubtOf({ test, name = '' }: Mutant, outcomes: readonly TestOutcome[]) {
  const named = outcomes.filter((each) => each.file === test && each.name.includes(name));
  if (named.some(({ status }) => status === 'failed')) return 'fails without the fault';
  return named.some(({ status }) => status === 'passed') ? undefined : 'no such test runs here';
}
