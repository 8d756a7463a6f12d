// Which addresses pages may have, and what the site as a whole needs of them.

import { describe, expect, test } from 'vitest';
import { tablesOf } from '../../.ci/testing/tables-of.ts';
import type { Data } from '../model/content.ts';
import { expandPages } from '../site/expand.ts';
import { makeContent, makeSite, type Records } from '../testing/make-site.ts';
import { errorsIn } from '../testing/run-rules.ts';

const tables = tablesOf(import.meta.filename);

const judge = (records: Records) =>
  errorsIn(makeSite(records, expandPages(makeContent(records)).pages));

const page = (path: string, more: Data = {}) => ({
  path,
  title: path,
  hero: { heading: path },
  sections: [],
  ...more,
});
const fallback = (prefix: string, status: number) => ({ prefix, status });
const home = page('/', { fallbacks: [fallback('/', 302)] });

test.each(tables('addresses'))('a page may have the address %s: %s', (path, isFine) => {
  const codes = judge({ pages: { home, a: page(path) } }).map(({ code }) => code);
  expect(codes).toEqual(isFine ? [] : ['wrong-address']);
});

describe('an address', () => {
  test('leads to one page, whatever its capitals, and the second is reported', () => {
    const pages = { home, a: page('/a'), b: page('/b', { aliases: ['/a'] }), c: page('/c') };
    const found = judge({ pages });
    expect(found.map(({ file, message }) => [file, message])).toEqual([
      ['content/page/b.yaml', 'the address /a is taken'],
    ]);
    expect(found[0]?.related).toMatchObject([{ file: 'content/page/a.yaml' }]);
  });

  test('that was promised to the second page is reported at the first', () => {
    const pages = { home, a: page('/a'), b: page('/b', { aliases: ['/a'] }) };
    const urls = { '/': 'page/home', '/a': 'page/b', '/b': 'page/b' };
    const found = judge({ pages, urls }).filter(({ code }) => code === 'duplicate-address');
    expect(found.map(({ file }) => file)).toEqual(['content/page/a.yaml']);
    expect(found[0]?.related).toMatchObject([{ file: 'content/page/b.yaml' }]);
  });
});

describe('an address without a page', () => {
  const messagesOf = (...pages: readonly Data[]) =>
    judge({
      site: {},
      pages: Object.fromEntries(pages.map((each, index) => [`p${index}`, each])),
    }).map(({ message }) => message);

  test.each(tables('fallbacks'))('%s', (_what, pages, messages) => {
    const written = pages.map(([path, prefix, status]: [string, string, number]) =>
      page(path, { indexed: path === '/', fallbacks: [fallback(prefix, status)] }),
    );
    expect(messagesOf(...written)).toEqual(messages);
  });
});

describe('sections', () => {
  const section = (more: Data = {}) => ({ kind: 'notice', paragraphs: ['Ask.'], ...more });
  const cards = { kind: 'town-cards', heading: 'Towns', county: 'north' };
  const codesOf = (sections: readonly Data[], more: Data = {}) =>
    judge({ pages: { home: { ...home, ...more, sections } } })
      .filter(({ file }) => file === 'content/page/home.yaml')
      .flatMap(({ code, severity }) => (code === 'unknown-reference' ? [] : [[code, severity]]));
  const dark = { ground: 'dark' };
  const major = { weight: 'major' };

  test.each([
    ['may be dark between others', [section(), section(dark), section()], []],
    ['are not dark below the hero', [section(dark), section()], ['dark-at-the-edge']],
    ['are not dark above the footer', [section(), section(dark)], ['dark-at-the-edge']],
    [
      'are dark once',
      [section(), section(dark), section(), section(dark), section()],
      ['dark-again'],
    ],
    ['are loud once', [section(major), section(major)], ['major-again']],
    ['are not cards twice in a row', [cards, cards], ['cards-in-a-row']],
    ['are cards again after something else', [cards, section(), cards], []],
  ])('%s', (_what, sections, codes) => {
    expect(codesOf(sections)).toEqual(codes.map((code) => [code, 'warning']));
  });

  test('may be dark at the top of a page without a hero', () => {
    const panel = { kind: 'message-panel', heading: 'A', text: 'B', ...dark };
    const codes = codesOf([panel, section()], { hero: undefined });
    expect(codes).not.toContainEqual(['dark-at-the-edge', 'warning']);
  });

  test('begin with the first heading where there is no hero, if there are any', () => {
    const without = { hero: undefined };
    expect(codesOf([section()], without)).toEqual([['missing-heading', 'error']]);
    expect(codesOf([], without)).toEqual([]);
  });
});
