// What becomes of the names that people and programs give to files.
import { expect, test } from 'vitest';
import { tablesOf } from '../../.ci/testing/tables-of.ts';
import { isSlipOfName, originalOf, tidyName } from './file-name.ts';

const tables = tablesOf(import.meta.filename);

test.each(tables('tidied'))('%s is surely %s', (name, tidy) => {
  expect(tidyName(`towns/a/${name}.yaml`)).toBe(`towns/a/${tidy}.yaml`);
  expect(isSlipOfName(`towns/a/${name}.yaml`)).toBe(true);
});

test.each(tables('others'))('the name of %s loses something, or has two spellings', (name) => {
  expect(isSlipOfName(`towns/a/${name}.yaml`)).toBe(false);
});

test.each(tables('names'))('%s may be a copy of %s', (path, original) => {
  expect(originalOf(path)).toBe(original);
});
