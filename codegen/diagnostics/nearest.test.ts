import { describe, expect, test } from 'vitest';
import { tablesOf } from '../../.ci/testing/tables-of.ts';
import { nearest, suggest } from './nearest.ts';

const tables = tablesOf(import.meta.filename);

describe('nearest', () => {
  const cases: readonly [string, string, readonly string[], string | undefined][] =
    tables('nearest');
  test.each(cases)('%s', (_name, word, candidates, wanted) => {
    expect(nearest(word, candidates)).toBe(wanted);
  });
});

describe('guess', () => {
  const cases: readonly [string, string, readonly string[], boolean][] = [
    ['one slip', 'titel', ['title', 'kind'], true],
    ['two slips in a short word', 'breadsrum', ['breadcrumbs'], false],
    ['one of two that are as near', 'bat', ['cat', 'hat'], false],
    ['a Cyrillic letter', 'loonb\u0430y', ['loonbay', 'loonbar'], true],
    ['the nearer of two', 'towna', ['towns', 'towers'], true],
  ];
  test.each(cases)('is sure or not of %s', (_name, word, candidates, wanted) => {
    expect(suggest(word, candidates)?.isSure).toBe(wanted);
  });
});
