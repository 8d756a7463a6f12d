import { expect, test } from 'vitest';
import type { Data } from '../../codegen/model/content.ts';
import { expandPages } from '../../codegen/site/expand.ts';
import { makeContent, makeSite, type Records } from '../../codegen/testing/make-site.ts';
import { compareAddresses, lostLines } from './compare-addresses.ts';

/** A dealer with these pages by their addresses, who keeps this list of published ones. */
function dealer(pages: Readonly<Record<string, string>>, urls: Data) {
  const common = { type: 'page', title: 'A page', description: 'It says something.', keywords: [] };
  const list = Object.entries(pages).map(([path, id]) => [id, { ...common, path, sections: [] }]);
  const records: Records = { pages: Object.fromEntries(list), urls };
  return makeSite(records, expandPages(makeContent(records)).pages);
}

test('what became of each address is told', () => {
  const before = dealer(
    { '/old': 'tours', '/gone': 'sale', '/lost': 'jobs', '/given': 'news', '/stays': 'home' },
    {},
  );
  const after = dealer(
    { '/new': 'tours', '/given': 'press', '/stays': 'home' },
    { '/old': { redirect: '/new' }, '/gone': { gone: 'It is over.' } },
  );
  expect(compareAddresses(before, after)).toEqual([
    { path: '/old', kind: 'moved', words: '/new' },
    { path: '/gone', kind: 'gone', words: 'It is over.' },
    { path: '/lost', kind: 'lost', words: '' },
    { path: '/given', kind: 'given', words: 'page/press' },
    { path: '/new', kind: 'added', words: 'page/tours' },
  ]);
});

test('a line that was taken out of the list is lost, unless a list cannot be read', () => {
  const before = dealer({}, { '/a': 'page/a', '/b': 'page/b' });
  const after = dealer({}, { '/b': { gone: 'It is over.' } });
  expect(lostLines(before, after)).toEqual(['/a']);
  expect(lostLines(before, dealer({}, { '/a': 'page/a', '/b': 'page/b' }))).toEqual([]);
  const invalidFiles = [{ file: 'content/urls.yaml', noun: 'urls', id: 'urls' }] as const;
  expect(lostLines(before, { ...after, invalidFiles })).toEqual([]);
});
