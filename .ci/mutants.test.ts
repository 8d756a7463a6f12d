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
  const leads = [...from('P', 1, 8), 'P11', 'P12', 'P22'];
  const serving = ['P13', 'P14', 'P16', 'P17', 'P18', 'P21'];
  const posts = from('S', 1, 26);
  const requests = [...from('S', 27, 33), ...from('S', 35, 40)];
  const supply = ['P29', 'P30', ...from('W', 1, 7)];

  // P23 is a figure in time, which `make bench` gives.
  test.each([...leads, ...serving, ...posts, ...requests, ...supply])('%s', (promise) => {
    expect(known).toContain(promise);
  });

  test.todo('P9, P10, P15, S34 and S41 to S52');
  test.todo('P19 and P20');
  test.todo('P24, P25, P28 and C1 to C22, C24, C25');
  test.todo('P26, P27 and C23');
});
