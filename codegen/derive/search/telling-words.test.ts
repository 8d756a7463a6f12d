import { expect, test } from 'vitest';
import { tellingWords } from './telling-words.ts';

const page = (...texts: readonly string[]) => {
  const parts = texts.map((text) => ({ name: 'Part', texts: [text] }));
  return { copy: { texts: [], parts }, known: [] };
};
const pages = [
  page('oars of ash wood, with a dry shed beside', 'common harbor'),
  page('common harbor lights'),
  page('common harbor'),
];

test('a page is found by the words that tell it from others, each once', () => {
  const [first, second, third] = tellingWords(pages, 1000);
  expect(first).toBe('ash beside dry oars of shed with wood');
  expect([second, third]).toEqual(['lights', '']);
});

test('where there is little room, of each part there are fewer words, and at last none', () => {
  const [first = '', second] = tellingWords(pages, 20);
  expect(first.split(' ')).toHaveLength(3);
  expect(second).toBe('lights');
  expect(tellingWords(pages, -1)).toEqual(['', '', '']);
});
