import { expect, test } from 'vitest';
import { didYouMean } from './did-you-mean.ts';

test.each([
  ['modle', 'model', '; did you mean "model"?'],
  ['Brücke', 'bruecke', '; did you mean "bruecke"?'],
  ['mod\u200bel', 'model', '; it looks like "model", but holds a zero-width space (U+200B)'],
  ['\ufeffmodel', 'model', '; it looks like "model", but holds a byte order mark (U+FEFF)'],
  [
    'base\u00a0price',
    'base price',
    '; it looks like "base price", but holds a no-break space (U+00A0)',
  ],
  ['m\u043edel', 'model', '; it looks like "model", but holds the Cyrillic letter U+043E'],
  ['m\u03bfdel', 'model', '; it looks like "model", but holds the Greek letter U+03BF'],
])('%s for %s', (word, meant, end) => {
  expect(didYouMean(word, meant)).toBe(end);
});
