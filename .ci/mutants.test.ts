// The lists of faults fit the code as it stands. `make mutants` tries whether each is noticed.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { loadMutants } from './mutation/load-mutants.ts';

const mutants = await loadMutants();
const rows = mutants.map((mutant) => [`${mutant.promise}: ${mutant.breaks}`, mutant] as const);

// A title that is made of a table's cells is whole only when it runs.
const titleOfCells = /\.(?:each|for)\(|(?:test|describe)\(\s*`/;

test.each(rows)('%s', (_name, { file, find, replace, test: testFile, name = '' }) => {
  const places = readFileSync(file, 'utf8').split(find).length - 1;
  expect([file, places]).toEqual([file, 1]);
  expect(replace).not.toBe(find);
  // A quote that a title holds may stand escaped in the code.
  const tests = readFileSync(testFile, 'utf8').replaceAll('\\', '');
  const isKnown = tests.includes(name) || titleOfCells.test(tests);
  expect([testFile, name, isKnown]).toEqual([testFile, name, true]);
});

const from = (letter: string, first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => `${letter}${first + index}`);

describe('there is a fault for', () => {
  const known = new Set(mutants.map(({ promise }) => promise));
  const promises = from('P', 1, 30).filter((promise) => promise !== 'P23');
  const inputs = [...from('S', 1, 52), ...from('C', 1, 25), ...from('W', 1, 7)];

  // P23 is a figure in time, which `make bench` gives.
  test.each([...promises, ...inputs])('%s', (promise) => {
    expect(known).toContain(promise);
  });
});
