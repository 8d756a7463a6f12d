// What is said when pages and the list of published addresses do not agree, and what the fixes write.

import { describe, expect, test } from 'vitest';
import type { NounTypes } from '../../../generated/content.ts';
import type { Data } from '../../model/content.ts';
import { expandPages } from '../../site/expand.ts';
import { makeContent, makeSite, type Records, withText } from '../../testing/make-site.ts';
import { findIn } from '../../testing/run-rules.ts';

const page = (path: string, more: Data = {}) => ({ path, title: path, sections: [], ...more });
const home = page('/', { fallbacks: [{ prefix: '/', status: 410 }] });

/** What is said of these pages and this list, and of it what is kept after each fix. */
function check(
  pages: NonNullable<Records['pages']>,
  list: NounTypes['urls'],
  filesWithErrors: readonly string[] = [],
) {
  const data: NounTypes['urls'] = { '/': 'page/home', ...list };
  const text = Object.entries(data)
    .map(([path, line]) => `${path}: ${typeof line === 'string' ? line : JSON.stringify(line)}\n`)
    .join('');
  const records = { pages: { home, ...pages } };
  const site = makeSite(records, expandPages(makeContent(records)).pages);
  const written = withText(site, 'urls', text);
  return findIn('address', written, { filesWithErrors: new Set(filesWithErrors) }).map(
    ({ fixes = [], ...finding }) => ({
      ...finding,
      isSure: fixes[0]?.isSure,
      written: fixes[0]?.edits.map((edit) => edit.text),
      places: fixes[0]?.edits.map((edit) => edit.start),
    }),
  );
}

const messagesOf = (...given: Parameters<typeof check>) =>
  check(...given).map(({ code, message }) => [code, message]);

test('pages that have all their lines are as they should be', () => {
  const list = { '/a': 'page/a', '/b': { redirect: '/a' }, '/c': { gone: 'Sold.' } };
  expect(messagesOf({ a: page('/a') }, list)).toEqual([]);
});

describe('a new page', () => {
  test('gets its own lines, and those that stand with them', () => {
    const list = { '/c': { gone: 'Sold.' } };
    const found = check({ a: page('/a'), b: page('/b'), d: page('/d') }, list);
    expect(found.map(({ written }) => written)).toEqual([
      ['/a: page/a\n/b: page/b\n'],
      ['/a: page/a\n/b: page/b\n'],
      ['/d: page/d\n'],
    ]);
    expect(new Set(found.map(({ places }) => places?.join())).size).toBe(2);
  });

  test('has its lines in order, whichever address comes first', () => {
    const [finding] = check({ b: page('/b', { aliases: ['/ab'] }) }, { '/c': { gone: 'Sold.' } });
    expect(finding?.written).toEqual(['/ab: page/b\n/b: page/b\n']);
  });

  test('in a file with an error of its own is left for later', () => {
    expect(messagesOf({ b: page('/b') }, {}, ['content/page/b.yaml'])).toEqual([]);
  });
});

describe('an address without its page', () => {
  test('is reported with where it may lead, which is never sure', () => {
    const [finding] = check(
      { tours: page('/tours') },
      { '/tour': 'page/fog', '/tours': 'page/tours' },
    );
    expect(finding).toMatchObject({
      code: 'lost-address',
      message: 'no page has the address /tour any more',
      isSure: false,
      written: ['{ redirect: /tours }'],
    });
    expect(finding?.help).toContain('add "formerly: fog" to its file');
  });

  test('belongs to a page that has a new name, if one is like it, and each to one only', () => {
    const list = { '/old': 'page/harbor', '/older': 'page/harbors' };
    const found = messagesOf({ harbour: page('/new') }, list);
    expect(found).toEqual([
      ['renamed-record', 'the page "harbor" is missing, and the page "harbour" is new'],
      ['lost-address', 'no page has the address /older any more'],
    ]);
  });
});

test.each([
  ['its file', 'policy', 'policy', 'a', []],
  ['its template', 'policy', 'template', 'policy', []],
  ['its file on the lot', 'vehicle', 'unit', 'a', []],
  ['another file', 'policy', 'policy', 'b', ['lost-address']],
  ['another template', 'policy', 'template', 'town', ['lost-address']],
])('an address is not missed while %s has an error', (_what, of, noun, id, codes) => {
  const policies: Records['policies'] = noun === 'template' ? { a: page('/a') } : {};
  const records = { pages: { home }, policies };
  const site = makeSite(records, expandPages(makeContent(records)).pages);
  const listed = withText(site, 'urls', `/: page/home\n/a: ${of}/a\n`);
  const invalidFiles = [{ file: 'content/wrong.yaml', noun, id }];
  expect(findIn('address', { ...listed, invalidFiles }).map(({ code }) => code)).toEqual(codes);
});

describe('a page that has moved', () => {
  test.each([
    ['/tours', '/tuors', false],
    ['/tours', '/trips', true],
  ])('from %s to %s is no slip: %s', (from, to, isSure) => {
    expect(check({ tours: page(to) }, { [from]: 'page/tours' })[0]?.isSure).toBe(isSure);
  });

  test('with its name is meant, however near the address', () => {
    const pages = { trip: page('/tuors', { formerly: 'tours' }) };
    expect(check(pages, { '/tours': 'page/tours' })[0]).toMatchObject({
      code: 'moved-address',
      isSure: true,
    });
  });
});
