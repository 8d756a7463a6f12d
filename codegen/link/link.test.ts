import { expect, test } from 'vitest';
import { expandPages } from '../site/expand.ts';
import { makeContent, makeSite } from '../testing/make-site.ts';
import { checkLinks } from './link.ts';

// The messages of each rule, at their places, are in testdata/err.

const home = {
  path: '/',
  type: 'home',
  title: 'Home',
  hero: { heading: 'Home' },
  fallbacks: [{ prefix: '/', status: 404 }],
};

function faultsOf(sections: readonly object[]) {
  const records = {
    site: { externals: { tides: { url: 'https://tides.example' } } },
    pages: { home: { ...home, sections } },
  };
  return checkLinks(makeSite(records, expandPages(makeContent(records)).pages));
}

const call = (to: string) => ({
  kind: 'call-to-action',
  heading: 'Come',
  actions: [{ text: 'Come', to }],
});

test('a site whose links lead somewhere has no fault', () => {
  expect(faultsOf([call('/'), call('external:tides'), call('/?sort=name')])).toEqual([]);
});

test('a word that is nearly right has its fix, at its position', () => {
  const [fault] = faultsOf([call('external:tide')]);
  const text = JSON.stringify({ ...home, sections: [call('external:tide')] });
  expect(fault?.message).toBe('there is no external "tide"; did you mean "tides"?');
  expect(text.slice(fault?.fix?.start, fault?.fix?.end)).toBe('tide');
  expect(fault?.fix?.text).toBe('tides');
});

test('a word that is like no other has none', () => {
  expect(faultsOf([call('external:weather')])[0]?.fix).toBeUndefined();
});

test('a fault that several records share by their template is reported once', () => {
  const records = {
    pages: { home: { ...home, sections: [] } },
    templates: {
      policy: {
        type: 'policy',
        parent: '/nowhere',
        hero: { heading: 'Policy' },
        sections: [call('external:x')],
      },
    },
    policies: {
      a: { path: '/a', title: 'A', sections: [] },
      b: { path: '/b', title: 'B', sections: [] },
    },
    site: { externals: {} },
  };
  const pages = expandPages(makeContent(records)).pages;
  const titled = pages.map((page) => ({
    ...page,
    entry: { ...page.entry, data: { ...page.entry.data, title: page.id } },
  }));
  expect(checkLinks(makeSite(records, titled)).map(({ code }) => code)).toEqual([
    'unknown-address',
    'unknown-reference',
  ]);
});
