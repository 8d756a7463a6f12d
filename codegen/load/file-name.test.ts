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

test.each([
  ['a/lewes (1).yaml', 'a/lewes.yaml'],
  ['a/lewes copy.yaml', 'a/lewes.yaml'],
  ['a/lewes copy 2.yaml', 'a/lewes.yaml'],
  ['a/lewes - Copy.yaml', 'a/lewes.yaml'],
  ['a/Copy of Lewes.yaml', 'a/lewes.yaml'],
  ['a/lewes 2.yaml', 'a/lewes.yaml'],
  ['a/lewes_old.yaml', 'a/lewes.yaml'],
  ['a/lewes_REMOTE_1234.yaml', 'a/lewes.yaml'],
  ['a/lewes-DESKTOP-AB12CD3.yaml', 'a/lewes.yaml'],
  ["a/lewes (Ann's conflicted copy 2026-11-28).yaml", 'a/lewes.yaml'],
  ['a/lewes.sync-conflict-20261128-101010-ABCDEFG.yaml', 'a/lewes.yaml'],
  ['a/lewes-2.yaml', undefined],
  ['a/lewes.yaml', undefined],
])('%s may be a copy of %s', (path, original) => {
  expect(originalOf(path)).toBe(original);
});
