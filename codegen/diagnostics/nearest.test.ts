import { describe, expect, test } from 'vitest';
import { nearest, suggest } from './nearest.ts';

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
    ['another size', 'rover-xl', ['rover-xxl'], undefined],
    ['another series', 'd6-max-gt6', ['d6-max-xt6'], undefined],
    ['two letters of a short part swapped', 'rover-lx', ['rover-xl'], 'rover-xl'],
    ['a part left out', 'cart-one-rear.webp', ['cart-one.webp'], undefined],
    ['a letter of its own left out', 'street-b', ['street'], undefined],
    ['a hyphen left out', 'carrier8-plus', ['carrier-8-plus'], 'carrier-8-plus'],
    ['a longer word', 'team.seasonal', ['team.season'], undefined],
    ['no candidates', 'kind', [], undefined],
    ['a Cyrillic letter of a short word', 'n\u0435w', ['used', 'new'], 'new'],
    ['Greek letters, and a slip', '\u03c1rce', ['price', 'rice'], 'price'],
  ];
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
