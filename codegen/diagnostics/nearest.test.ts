import { describe, expect, test } from 'vitest';
import { editDistance, nearest } from './nearest.ts';

describe('nearest', () => {
  const cases: readonly [string, string, readonly string[], string | undefined][] = [
    ['a letter dropped', 'populaton', ['population', 'position'], 'population'],
    ['two letters swapped', 'titel', ['tilt', 'title'], 'title'],
    ['another case', 'perMIle', ['perMile', 'perMinute'], 'perMile'],
    ['the closest of several', 'town', ['towns', 'crown', 'down'], 'towns'],
    ['the first of equals', 'bat', ['cat', 'hat'], 'cat'],
    ['nothing close', 'weather', ['title', 'kind'], undefined],
    ['a short word far off', 'ab', ['xy'], undefined],
    ['never the word itself', 'kind', ['kind'], undefined],
    ['another number', 'carrier-8-plus', ['carrier-6-plus'], undefined],
    ['another part', 'sussex.fenwick-island', ['sussex.dewey-island'], undefined],
    ['a hyphen left out', 'carrier8-plus', ['carrier-8-plus'], 'carrier-8-plus'],
    ['no candidates', 'kind', [], undefined],
  ];
  test.each(cases)('%s', (_name, word, candidates, wanted) => {
    expect(nearest(word, candidates)).toBe(wanted);
  });
});

describe('editDistance', () => {
  const cases: readonly [string, string, number][] = [
    ['', '', 0],
    ['abc', 'abc', 0],
    ['abc', '', 3],
    ['abc', 'abd', 1],
    ['abc', 'acb', 1],
    ['kitten', 'sitting', 3],
  ];
  test.each(cases)('%s to %s', (from, to, wanted) => {
    expect(editDistance(from, to)).toBe(wanted);
    expect(editDistance(to, from)).toBe(wanted);
  });
});
