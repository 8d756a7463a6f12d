// The messages at their places are in the testdata of the rules; here is what counts as a use.

import { describe, expect, test } from 'vitest';
import { stringify } from 'yaml';
import { tablesOf } from '../../.ci/testing/tables-of.ts';
import type { Reference } from '../link/references.ts';
import type { Data, Entry } from '../model/content.ts';
import { fileKinds } from '../model/nouns.ts';
import { createSource } from '../parse/create-source.ts';
import { expandPages } from '../site/expand.ts';
import type { Site } from '../site/site.ts';
import { makeContent, makeSite, type Records, withText } from '../testing/make-site.ts';
import { findIn } from '../testing/run-rules.ts';

const tables = tablesOf(import.meta.filename);

const makePages = (records: Records) => makeSite(records, expandPages(makeContent(records)).pages);

/** The same site with its files in YAML, as editors write them. */
function writeOut(site: Site): Site {
  const write = <Written extends Data>(entry: Entry<Written>): Entry<Written> => {
    const { file, noun, id } = entry.source;
    const kind = fileKinds.find((each) => each.noun === noun) ?? expect.fail();
    const source = createSource({ file, kind, id, text: stringify(entry.data) }, entry.data);
    return { ...entry, source };
  };
  const { brands, pricing, vehicles, ...content } = site.content;
  const written = {
    ...content,
    brands: brands.map(write),
    pricing: pricing.map(write),
    vehicles: vehicles.map(write),
    ...(content.site && { site: write(content.site) }),
  };
  return { ...site, content: written };
}

/** What is said to be unused, in quotes or by its address; `referenced` are the facts that texts refer to. */
function unusedIn(site: Site, referenced: readonly unknown[] = []): readonly string[] {
  const isReferenced = (value: unknown) => value !== undefined && referenced.includes(value);
  return findIn('unused', site, { isReferenced }).map(
    ({ message }) => /"(.*)"|page, (\S+)/.exec(message)?.slice(1).join('') ?? message,
  );
}

const block = (more: Data) => ({ kind: 'text-block', heading: 'A', paragraphs: ['B'], ...more });
const action = (to: string) => block({ actions: [{ text: 'Go', to }] });
const home = (...sections: readonly Data[]) => ({
  path: '/',
  type: 'home',
  title: 'Home',
  hero: { heading: 'Home' },
  sections,
});

describe('a picture', () => {
  test.each(tables('reasons'))('is kept %s', (_how, text, unused) => {
    expect(unusedIn(withText(makeSite({}), 'pictures', text))).toEqual(unused);
  });
});

describe('a page', () => {
  const pages = (to: string, more: Data = {}) => ({
    home: home(action(to)),
    tours: {
      path: '/tours',
      type: 'home',
      aliases: ['/trips'],
      title: 'Tours',
      sections: [],
      ...more,
    },
  });
  test.each([
    ['is linked by its address', pages('/tours'), []],
    ['is linked by another of its addresses', pages('/trips'), []],
    ['is linked with a place on it', pages('/tours?by=day#top'), []],
    ['is not linked by the beginning of its address', pages('/tour'), ['/tours']],
    ['is not linked by itself', pages('/', { sections: [action('/tours')] }), ['/tours']],
    [
      'that answers for missing ones needs no link',
      pages('/', { fallbacks: [{ prefix: '/', status: 302 }] }),
      [],
    ],
  ])('%s', (_how, written, unused) => {
    expect(unusedIn(makePages({ pages: written }))).toEqual(unused);
  });
});

describe('a fact of a sheet', () => {
  const fee = { money: 5 };
  const flyer = { money: 4 };
  const declared = { money: 6, readings: { flyer } };
  const pricing = { fees: { late: fee, deep: { down: declared } } };

  test.each([
    ['that no text asks for is on no page', [], ['pricing.fees.late', 'pricing.fees.deep.down']],
    ['is used by the text that asks for it', [fee], ['pricing.fees.deep.down']],
    ['is used by a text that asks for its second value', [fee, flyer], []],
    ['is used with its group', [fee, pricing.fees.deep], ['pricing.fees.deep.down@flyer']],
    [
      'has a second value that is told by itself',
      [fee, declared],
      ['pricing.fees.deep.down@flyer'],
    ],
  ])('%s', (_how, referenced, unused) => {
    expect(unusedIn(writeOut(makeSite({ pricing })), referenced)).toEqual(unused);
  });
});

describe('a second value', () => {
  const written = (records: Records) => writeOut(makeSite(records));
  const price = (more: Data = {}) => ({ money: 7, readings: { home: { money: 6, ...more } } });
  const vehicles = (more: Data) => ({ 'acme/r': { brand: 'acme', ...more } });

  test('of a price is used where it is said of the first', () => {
    expect(unusedIn(written({ vehicles: vehicles({ price: price() }) }))).toHaveLength(1);
    const said = price({ also: 'Advertised at {value}.' });
    expect(unusedIn(written({ vehicles: vehicles({ price: said }) }))).toEqual([]);
  });

  test('of a price is used where a section names it', () => {
    const site = written({ vehicles: vehicles({ price: price() }) });
    const unusedWhere = (wanted: string) => {
      const of = (_noun: string, id: string) => (id === wanted ? [{} as Reference] : []);
      return findIn('unused', site, { names: { of, linksTo: () => [] } });
    };
    expect(unusedWhere('acme/r@home')).toEqual([]);
    expect(unusedWhere('acme/x@home')).toHaveLength(1);
  });

  test('of a figure is used by cards if it is theirs', () => {
    const range = (name: string) => ({
      specifications: { range: { miles: 9, readings: { [name]: { miles: 8 } } } },
    });
    expect(unusedIn(written({ vehicles: vehicles(range('cards')) }))).toEqual([]);
    expect(unusedIn(written({ vehicles: vehicles(range('flyer')) }))).toHaveLength(1);
    const cards = { price: { money: 7, readings: { cards: { money: 6 } } } };
    expect(unusedIn(written({ vehicles: vehicles(cards) }))).toHaveLength(1);
  });

  test('of hours is used where a section shows these', () => {
    const departments = {
      shop: { hours: [], readings: { winter: { hours: [] }, fog: { hours: [] } } },
    };
    const hours = { kind: 'opening-hours', departments: ['shop@winter'] };
    const site = makePages({ site: { departments }, pages: { home: home(hours) } });
    expect(unusedIn(writeOut(site))).toEqual(['site.departments.shop@fog']);
  });

  test('in a list is found as well', () => {
    const series = [{ slug: 'r', name: 'R', startingPrice: price() }];
    expect(unusedIn(written({ brands: { acme: { series } } }))).toHaveLength(1);
  });
});
