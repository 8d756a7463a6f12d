import { expect, test } from 'vitest';
import type { Mutant } from '../mutants/mutant.ts';
import { judgeOutcomes } from './judge-mutant.ts';
import { selectMutants } from './load-mutants.ts';
import { projectOf } from './run-tests.ts';

const outcome = (status: string) => ({ file: 'a', name: 'a', status, reason: `it ${status}` });

test.each([
  [['failed'], true, 'it failed'],
  [['passed', 'skipped', 'failed'], true, 'it failed'],
  [['skipped', 'passed'], false, 'the test passes'],
  [['skipped'], false, 'no test ran'],
  [[], false, 'no test ran'],
  [undefined, false, 'the tests did not end'],
])('of %j it is %s that the test turned red', (statuses, isRed, reason) => {
  expect(judgeOutcomes(statuses?.map(outcome))).toEqual({ isRed, reason });
});

test('a name that is missing proves nothing', () => {
  const reason = 'TypeError: (0 , __vi_import_0__.read) is not a function';
  expect(judgeOutcomes([{ ...outcome('failed'), reason }])).toMatchObject({ isRed: false });
});

test('words choose promises exactly, and files by a part of their path', () => {
  const mutant = (promise: string, file: string): Mutant => ({
    ...{ promise, file, breaks: '', find: '', replace: '', test: 'server/a.test.ts' },
  });
  const mutants = [mutant('P1', 'server/a.ts'), mutant('P11', 'web/b.ts'), mutant('S1', 'c.ts')];
  const chosen = (...words: string[]) =>
    selectMutants(mutants, words).map(({ promise }) => promise);
  expect(chosen()).toEqual(['P1', 'P11', 'S1']);
  expect(chosen('p1')).toEqual(['P1']);
  expect(chosen('web/', 'S1')).toEqual(['P11', 'S1']);
  expect(chosen('nothing')).toEqual([]);
});

test.each([
  ['server/a.test.ts', 'unit'],
  ['server/reliability/a.reliability.ts', 'reliability'],
  ['web/src/a.test.tsx', 'unit'],
  ['web/e2e/a.test.ts', 'e2e'],
])('%s is run with the tests called %s', (file, project) => {
  expect(projectOf(file)).toBe(project);
});
