import { describe, expect, test } from 'vitest';
import type { ChangedText } from '../changes.ts';
import { type BuiltPages, comparePages } from './compare-pages.ts';

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
  test.each<[string, string, string, readonly ChangedText[]]>([
    [
      'is told sentence by sentence',
      '<p>Call us. We sail.</p>',
      '<p>Call us. We row.</p>',
      [{ role: 'text', before: 'We sail.', after: 'We row.' }],
    ],
    [
      'is whole, whatever elements it is made of',
      '<p>We <b>sa<wbr>il</b>.</p>',
      '<p>We <b>row</b>.</p>',
      [{ role: 'text', before: 'We sail.', after: 'We row.' }],
    ],
    [
      'has the heading above it if it is short',
      '<section><h2>Dory</h2><p>$5</p></section>',
      '<section><h2>Dory</h2><p>$6</p></section>',
      [{ role: 'text', before: '$5', after: '$6', label: 'Dory' }],
    ],
    [
      'has its row and column if it stands in a table',
      '<table><thead><tr><th></th><th>Seats</th></tr></thead><tr><th>Dory</th><td>2</td></tr></table>',
      '<table><thead><tr><th></th><th>Seats</th></tr></thead><tr><th>Dory</th><td>3</td></tr></table>',
      [{ role: 'text', before: '2', after: '3', label: 'Dory, Seats' }],
    ],
    [
      'may stand on a map',
      '<svg><g><text>Bath</text></g><use href="#a"/></svg>',
      '<svg><g><text>Camden</text></g><use href="#a"/></svg>',
      [{ role: 'text', before: 'Bath', after: 'Camden' }],
    ],
    [
      'may name a control',
      '<button aria-label="Next boat"></button>',
      '<button aria-label="Next kayak"></button>',
      [{ role: 'unseen', before: 'Next boat', after: 'Next kayak' }],
    ],
    [
      'may be read aloud alone',
      '<img alt="A dory.">',
      '<img alt="A skiff.">',
      [{ role: 'unseen', before: 'A dory.', after: 'A skiff.' }],
    ],
    [
      'may be the address of a link',
      '<a href="/a">Boats</a>',
      '<a href="/b">Boats</a>',
      [{ role: 'link', before: '/a', after: '/b', label: 'Boats' }],
    ],
    [
      'may be new',
      '<ul><li>Oars</li></ul>',
      '<ul><li>Oars</li><li>Sails</li></ul>',
      [{ role: 'text', after: 'Sails' }],
    ],
    [
      'may be gone',
      '<ul><li>Oars</li><li>Sails</li></ul>',
      '<ul><li>Sails</li></ul>',
      [{ role: 'text', before: 'Oars' }],
    ],
    [
      'stands beside the one that is most like it',
      '<p>The dory has two oars.</p>',
      '<p>Ask for a sail.</p><p>The dory has four oars.</p>',
      [
        { role: 'text', before: 'The dory has two oars.', after: 'The dory has four oars.' },
        { role: 'text', after: 'Ask for a sail.' },
      ],
    ],
  ])('%s', (_, before, after, texts) => {
    expect(compare(before, after)).toMatchObject([{ path: '/a', state: 'changed', texts }]);
  });

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
