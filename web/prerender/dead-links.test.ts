import { describe, expect, test } from 'vitest';
import { tablesOf } from '../../.ci/testing/tables-of.ts';
import { findDeadLinks } from './dead-links.ts';

const tables = tablesOf(import.meta.filename);

const shop = '<main id="main"><h2 id="boats">Boats</h2></main>';

/** The dead links of a site with a shop, a picture, a drawing, and these pages. */
function deadOn(pages: Readonly<Record<string, string>>) {
  const all = new Map(Object.entries({ '/shop': shop, ...pages }));
  const files: Readonly<Record<string, string>> = {
    '/a 1.webp': '',
    '/icons.svg': '<symbol id="car">',
  };
  return findDeadLinks({
    url: 'https://dealer.example/',
    pages: all,
    answerAt(path) {
      const text = all.get(path === '/boats' ? '/shop' : path) ?? files[path];
      return text === undefined ? undefined : () => text;
    },
  });
}

describe('an address on a page leads somewhere', () => {
  test.each(tables('alive'))('%s', (html) => {
    expect(deadOn({ '/': html })).toEqual([]);
  });
});

describe('an address on a page leads nowhere', () => {
  test.each(tables('dead'))('%s', (html, address) => {
    expect(deadOn({ '/': html })).toEqual([{ address, pages: ['/'] }]);
  });

  test('and is told once, with every page it is on', () => {
    const link = '<a href="/none">1</a><a href="/none">2</a>';
    expect(deadOn({ '/': link, '/a': link })).toEqual([{ address: '/none', pages: ['/', '/a'] }]);
  });
});
