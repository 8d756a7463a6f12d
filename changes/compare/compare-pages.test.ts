import { describe, expect, test } from 'vitest';
import { tablesOf } from '../../.ci/testing/tables-of.ts';
import type { ChangedText } from '../changes.ts';
import { type BuiltPages, comparePages } from './compare-pages.ts';

const tables = tablesOf(import.meta.filename);

const page = (body: string, head = '') => ({
  html: `<!doctype html><html lang="en"><head><title>Boats</title>${head}</head><body>${body}</body></html>`,
  bytes: body.length,
});

const site = (pages: Readonly<Record<string, ReturnType<typeof page>>>): BuiltPages => ({
  pages: new Map(Object.entries(pages)),
  about: () => ({ kind: 'page' }),
});

const compare = (before: string, after: string, head: readonly [string?, string?] = []) =>
  comparePages(
    site({ '/a': page(before, head[0]) }),
    site({ '/a': page(after, head[1]) }),
    new Map(),
  );

describe('a changed text of a page', () => {
  test.each<[string, string, string, readonly ChangedText[]]>(tables('differences'))(
    '%s',
    (_, before, after, texts) => {
      expect(compare(before, after)).toMatchObject([{ path: '/a', state: 'changed', texts }]);
    },
  );

  test('is told once if search engines read the same words', () => {
    const price = (amount: number) =>
      `<script type="application/ld+json">{"@graph":[{"offers":{"price":${amount}}}]}</script><meta property="og:title" content="Boats for $${amount}"><meta name="description" content="Boats for $${amount}">`;
    const [changed] = compare('', '', [price(5), price(6)]);
    expect(changed?.texts).toEqual([
      { role: 'description', before: 'Boats for $5', after: 'Boats for $6' },
      { role: 'search', before: '5', after: '6', label: 'offers.price' },
    ]);
  });
});

describe('what differs besides texts', () => {
  test.each([
    ['order', '<p>One.</p><p>Two.</p>', '<p>Two.</p><p>One.</p>'],
    ['pictures', '<img src="/a.webp" alt="">', '<img src="/b.webp" alt="">'],
    ['files', '<script src="/a.js"></script>', '<script src="/b.js"></script>'],
    ['markup', '<p class="a">One.</p>', '<p class="b">One.</p>'],
  ])('%s', (difference, before, after) => {
    expect(compare(before, after)).toMatchObject([{ texts: [], differences: [difference] }]);
  });

  test('nothing: then the page is not named', () => {
    expect(compare('<p>One.</p>', '<p>One.</p>')).toEqual([]);
  });
});

test('pages are new, gone, or compared with what they were at another address', () => {
  const before = site({ '/old': page('<p>One.</p>'), '/gone': page('') });
  const after = site({ '/now': page('<p>Two.</p>'), '/new': page('') });
  expect(comparePages(before, after, new Map([['/now', '/old']]))).toMatchObject([
    { path: '/now', from: '/old', state: 'changed', texts: [{ before: 'One.', after: 'Two.' }] },
    { path: '/new', state: 'added', title: 'Boats' },
    { path: '/gone', state: 'removed', title: 'Boats' },
  ]);
});
