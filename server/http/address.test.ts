import { expect, test } from 'vitest';
import { tablesOf } from '../../.ci/testing/tables-of.ts';
import { cleanPath, decodePath, readTarget } from './address.ts';

const tables = tablesOf(import.meta.filename);

test.each(tables('targets'))('target %s', (url, target) => {
  expect(readTarget(url)).toEqual(target);
});

test.each(tables('decoded'))('decoding %s', (path, decoded) => {
  expect(decodePath(path)).toEqual(decoded);
});

test.each(tables('clean'))('the clean spelling of %s is %s', (path, clean) => {
  expect(cleanPath(path)).toBe(clean);
});
