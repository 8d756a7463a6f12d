// biome-ignore-all lint/suspicious/noTemplateCurlyInString: references as editors write them.
import { expect, test } from 'vitest';
import { expandPages } from '../site/expand.ts';
import { makeContent, makeEntry, makeSite } from '../testing/make-site.ts';
import { errorsIn } from '../testing/run-rules.ts';
import { listReferences } from './references.ts';

// The messages of each rule, at their places, are in its testdata.

const home = {
  path: '/',
  type: 'home',
  title: 'Home',
  hero: { heading: 'Home' },
  fallbacks: [{ prefix: '/', status: 302 }],
};

const tides = { name: 'Tide tables', url: 'https://tides.example' };

function findingsOf(sections: readonly object[], externals: object = { tides }) {
  const records = {
    site: { email: 'a@tides.example', externals },
    pages: { home: { ...home, sections } },
  };
  return errorsIn(makeSite(records, expandPages(makeContent(records)).pages));
}

const call = (to: string) => ({
  kind: 'call-to-action',
  heading: 'Come',
  actions: [{ text: 'Come', to }],
});

test('a site whose links lead somewhere has no error', () => {
  expect(findingsOf([call('external:tides'), call('/?sort=name')])).toEqual([]);
});

test('a word that is nearly right has its fix, at its position', () => {
  const [finding] = findingsOf([call('external:tide')]);
  const edit = finding?.fixes?.[0]?.edits[0];
  const text = JSON.stringify({ ...home, sections: [call('external:tide')] });
  expect(finding?.message).toBe('there is no external "tide"; did you mean "tides"?');
  expect(text.slice(edit?.start, edit?.end)).toBe('tide');
  expect(edit?.text).toBe('tides');
});

test('a word that is like no other has none, and is answered with what is like it', () => {
  const [finding] = findingsOf([call('external:weather')]);
  expect([finding?.fixes, finding?.help]).toEqual([undefined, 'Known here: tides.']);
  const many = Object.fromEntries([...'abcdefgh'].map((letter) => [letter.repeat(9), tides]));
  const [other] = findingsOf([call('external:weather')], { ...many, 'the-weather-map': tides });
  expect(other?.help).toBe('Known here: the-weather-map and 8 more.');
});

test('what a record is called by visitors is surely that record, if it is the only one', () => {
  const called = call('external:TIDE TABLES');
  expect(findingsOf([called])[0]?.fixes).toMatchObject([
    { isSure: true, edits: [{ text: 'tides' }] },
  ]);
  expect(findingsOf([called], { tides, ebb: tides })[0]?.fixes).toBeUndefined();
});

test('a value that pages share is listed once, and none that a missing fact has left open', () => {
  const { source, ...entry } = makeEntry('template', 'policy', { picture: 'bay', open: '${none}' });
  const links = ['picture', 'open', 'left'].map((key) => ({
    path: [key],
    schema: { 'x-ref': 'picture' },
  }));
  const page = { ...entry, entry: { ...entry, source: { ...source, links } } };
  const site = { ...makeSite({}), pages: [page, page] as never };
  expect(listReferences(site).map(({ value }) => value)).toEqual(['bay']);
});

test('a finding that several records share by their template is reported once', () => {
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
  expect(
    errorsIn(makeSite(records, titled))
      .map(({ code }) => code)
      .sort(),
  ).toEqual(['unknown-address', 'unknown-reference']);
});

test.each([
  ['email:main', []],
  ['email:mian', ['there is no email "mian"; did you mean "main"?']],
  ['/?sort=name#low-water', []],
  ['/#high-water', ['there is no section on / with the id "high-water"']],
])('a link to %s', (to, messages) => {
  const findings = findingsOf([{ ...call(to), id: 'low-water' }]);
  expect(findings.map(({ message }) => message)).toEqual(messages);
});

test('a part of a page that the footer leads to does not vanish without a word', () => {
  const navigation = { footer: { groups: [{ links: [{ text: 'Tides', to: '/#low-water' }] }] } };
  const messagesWith = (id: string) => {
    const pages = { home: { ...home, sections: [{ ...call('external:tides'), id }] } };
    const site = makeSite({ pages, navigation }, expandPages(makeContent({ pages })).pages);
    return errorsIn(site).map(({ file, message }) => [file, message]);
  };
  expect(messagesWith('low-water')).toEqual([]);
  expect(messagesWith('tides')).toEqual([
    ['content/navigation/navigation.yaml', 'there is no section on / with the id "low-water"'],
  ]);
});

test('only pages that search engines list need titles of their own', () => {
  const page = (path: string, indexed: boolean) => ({ ...home, path, indexed, sections: [] });
  const sharedAmong = (areIndexed: readonly boolean[]) => {
    const pages = Object.fromEntries(
      areIndexed.map((indexed, index) => [`p${index}`, page(`/p${index}`, indexed)]),
    );
    const site = makeSite({ pages }, expandPages(makeContent({ pages })).pages);
    return errorsIn(site).filter(({ code }) => code === 'duplicate-title');
  };
  expect(sharedAmong([true, true])).toHaveLength(1);
  expect(sharedAmong([true, false])).toEqual([]);
  expect(sharedAmong([false, false, true])).toEqual([]);
});
