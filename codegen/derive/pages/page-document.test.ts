import { describe, expect, test } from 'vitest';
import { expandPages } from '../../site/expand.ts';
import type { Records } from '../../testing/make-site.ts';
import { makeContent, makeSite } from '../../testing/make-site.ts';
import { deriveSite } from '../derive.ts';

const notice = { kind: 'notice', paragraphs: ['Hello.'] };
const common = { description: 'About us.', keywords: ['carts'], sections: [notice] };

const records: Records = {
  site: {
    name: 'Tide Carts',
    language: 'en',
    locale: 'en-CA',
    currency: 'CAD',
    region: 'the bay',
    businessType: 'BikeStore',
    timezone: 'America/New_York',
    server: {
      fault: 'Try again.',
      notStored: 'Not sent.',
      tooManyMessages: 'Too many.',
      tooManyAttempts: 'Too many.',
      mail: {
        subject: 'A',
        spam: 'B',
        spamNote: 'C',
        received: 'D',
        reply: 'E',
        digest: { subject: 'F', note: 'G' },
      },
    },
    email: 'hello@tide.example',
    website: 'https://tide.example/',
    phoneLine: 'Call 555.',
    phones: { main: { number: '1-555-010-0100', label: 'Main' } },
    departments: {},
    locations: {},
  },
  navigation: { header: { items: [], call: { text: 'Call', to: 'phone:main' } } },
  pictures: { dunes: { file: 'dunes.webp', alt: 'Dunes' } },
  pages: {
    home: {
      ...common,
      path: '/',
      type: 'home',
      title: 'Tide',
      breadcrumb: 'Home',
      picture: 'dunes',
    },
    list: {
      ...common,
      path: '/carts',
      aliases: ['/inventory'],
      type: 'inventory',
      title: 'Carts',
      parent: '/',
      hero: { heading: 'Carts', actions: [{ text: 'Call', to: 'phone:main' }] },
      picture: 'dunes',
      sections: [notice, { kind: 'vehicle-inventory', vehicles: 'all' }],
    },
    lost: {
      ...common,
      path: '/404',
      type: 'about',
      title: 'Lost',
      indexed: false,
      fallbacks: [
        { prefix: '/', status: 404 },
        { prefix: '/carts/', status: 302 },
      ],
    },
  },
};

const derived = deriveSite(makeSite(records, expandPages(makeContent(records)).pages));
const pages = [...derived.pages()];

describe('a page document', () => {
  test('is interactive if one of its sections is', () => {
    expect(pages.map(({ document }) => document.interactive)).toEqual([false, true, false]);
  });

  test('waits for its form if no section is more eager', () => {
    const kinds = { loan: ['payment-estimator'], both: ['payment-estimator', 'vehicle-inventory'] };
    const entries = Object.entries(kinds).map(([name, sections]) => {
      const section = (kind: string) => ({ kind, vehicles: 'all' });
      const common = { path: `/${name}`, title: name, sections: sections.map(section) };
      return [name, { ...records.pages?.list, ...common, aliases: [] }] as const;
    });
    const changed = { ...records, pages: Object.fromEntries(entries) };
    const other = deriveSite(makeSite(changed, expandPages(makeContent(changed)).pages));
    expect([...other.pages()].map(({ document }) => document.interactive)).toEqual([
      'on-use',
      true,
    ]);
  });
});

describe('the head', () => {
  test('refers to nothing that it does not describe', () => {
    const heads = pages.map(({ head }) => JSON.stringify(head.jsonLd));
    for (const text of heads) {
      const referred = [...text.matchAll(/:\{"@id":"([^"]+)"\}/g)].map(([, id]) => id);
      for (const id of referred) expect(text).toContain(`"@id":"${id}","name":`);
    }
    expect(heads.join('')).toContain('"publisher":{"@id"');
  });
});

test('routes hold every address, sorted', () => {
  expect(derived.routes).toMatchSnapshot();
});

test('fallbacks are listed with the longest prefix first', () => {
  expect(derived.fallbacks).toEqual([
    { prefix: '/carts/', status: 302, page: '404', path: '/404' },
    { prefix: '/', status: 404, page: '404', path: '/404' },
  ]);
});
