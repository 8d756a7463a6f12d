// Which addresses pages may have, and what the site as a whole needs of them.

import { describe, expect, test } from 'vitest';
import { tablesOf } from '../../.ci/testing/tables-of.ts';
import type { Data } from '../model/content.ts';
import { expandPages } from '../site/expand.ts';
import { makeContent, makeSite, type Records } from '../testing/make-site.ts';
import { errorsIn } from '../testing/run-rules.ts';

const tables = tablesOf(import.meta.filename);

const check = (records: Records) =>
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
  const codes = check({ pages: { home, a: page(path) } }).map(({ code }) => code);
  expect(codes).toEqual(isFine ? [] : ['wrong-address']);
});

describe('an address', () => {
  test('that was promised to the second page is reported at the first', () => {
    const pages = { home, a: page('/a'), b: page('/b', { aliases: ['/a'] }) };
    const urls = { '/': 'page/home', '/a': 'page/b', '/b': 'page/b' };
    const found = check({ pages, urls }).filter(({ code }) => code === 'duplicate-address');
    expect(found.map(({ file }) => file)).toEqual(['content/page/a.yaml']);
    expect(found[0]?.related).toMatchObject([{ file: 'content/page/b.yaml' }]);
  });
});

describe('sections', () => {
  const section = (more: Data = {}) => ({ kind: 'notice', paragraphs: ['Ask.'], ...more });

  const codesOf = (sections: readonly Data[], more: Data = {}) =>
    check({ pages: { home: { ...home, ...more, sections } } })
      .filter(({ file }) => file === 'content/page/home.yaml')
      .flatMap(({ code, severity }) => (code === 'unknown-reference' ? [] : [[code, severity]]));
  const dark = { ground: 'dark' };

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
