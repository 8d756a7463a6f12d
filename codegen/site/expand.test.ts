import { describe, expect, test } from 'vitest';
import type { Records } from '../testing/make-site.ts';
import { makeContent } from '../testing/make-site.ts';
import { expandPages } from './expand.ts';

const counties = {
  north: { name: 'North County', path: '/north', townPath: '/north/{slug}' },
  south: {
    name: 'South County',
    path: '/south',
    townPath: '/{slug}-carts',
    townAliases: ['/south/{slug}', '/s/{slug}'],
  },
};

function addressesOf(records: Records) {
  const { pages, diagnostics } = expandPages(makeContent(records));
  expect(diagnostics).toEqual([]);
  return Object.fromEntries(pages.map(({ id, addresses }) => [id, addresses.map((a) => a.path)]));
}

const cases: [string, Records, Record<string, string[]>][] = [
  [
    'a page has its path first, then its aliases',
    { pages: { privacy: { path: '/privacy', aliases: ['/privacy-policy'] } } },
    { 'page/privacy': ['/privacy', '/privacy-policy'] },
  ],
  [
    'a vehicle fills the patterns with its id and with each other name',
    {
      templates: { vehicle: { path: '/vehicle/{id}', aliases: ['/vehicles/{id}'] } },
      vehicles: { 'acme-r-2-plus-2': { slug: 'r-2+2', aliases: ['r-2+2'] } },
    },
    {
      'vehicle/acme-r-2-plus-2': [
        '/vehicle/acme-r-2-plus-2',
        '/vehicles/acme-r-2-plus-2',
        '/vehicle/r-2+2',
        '/vehicles/r-2+2',
      ],
    },
  ],
  [
    'a town fills the patterns of its county',
    {
      counties,
      templates: { town: {} },
      towns: {
        'north/bay': { slug: 'bay', county: 'north' },
        'south/sand': { slug: 'sand', county: 'south' },
      },
    },
    {
      'town/north/bay': ['/north/bay'],
      'town/south/sand': ['/sand-carts', '/south/sand', '/s/sand'],
    },
  ],
  [
    "a town's own path replaces the pattern, not the aliases",
    {
      counties,
      templates: { town: {} },
      towns: { 'south/sand': { slug: 'sand', county: 'south', path: '/sand-carts-south' } },
    },
    { 'town/south/sand': ['/sand-carts-south', '/south/sand', '/s/sand'] },
  ],
  [
    'a policy has a path and aliases of its own',
    {
      templates: { policy: {} },
      policies: { terms: { path: '/terms', aliases: ['/terms-of-service'] } },
    },
    { 'policy/terms': ['/terms', '/terms-of-service'] },
  ],
  [
    'a template may name the records it is for',
    { counties, templates: { county: { records: ['north'] } } },
    { 'county/north': ['/north'] },
  ],
];

describe('addresses of pages', () => {
  test.each(cases)('%s', (_name, given, want) => {
    expect(addressesOf(given)).toEqual(want);
  });
});

test.each([
  ['/v/{name}', '{name}'],
  ['/v/{id', '{id'],
  ['/v/{id}}', '}'],
  ['/v/{{name}', '{'],
])('a template with the address %s reports "%s"', (path, reported) => {
  const { diagnostics } = expandPages(
    makeContent({ templates: { vehicle: { path } }, vehicles: { 'acme-r4': { slug: 'r4' } } }),
  );
  expect(diagnostics.map(({ message }) => message)).toEqual([
    `an address has no placeholder "${reported}"`,
  ]);
});

test('the short address of a vehicle is by its slug, over the last pattern', () => {
  const { pages } = expandPages(
    makeContent({
      templates: { vehicle: { path: '/vehicle/{id}', aliases: ['/vehicles/{id}'] } },
      vehicles: {
        'acme-r-2-plus-2': { slug: 'r-2+2', aliases: ['r-2-plus-2', 'r-2+2'] },
        'acme-r4': { slug: 'r4', aliases: [] },
      },
    }),
  );
  expect(pages.map(({ shortPath }) => shortPath)).toEqual(['/vehicles/r-2+2', '/vehicle/acme-r4']);
});

test('a record without a hero gets a page without one, and its own picture', () => {
  const { pages } = expandPages(
    makeContent({
      templates: { policy: { hero: { heading: 'Policy' }, picture: 'calm' } },
      policies: { a: { path: '/a', hero: false }, b: { path: '/b', hero: true, picture: 'dunes' } },
    }),
  );
  expect(pages.map(({ entry }) => entry.data)).toEqual([
    { picture: 'calm' },
    { hero: { heading: 'Policy' }, picture: 'dunes' },
  ]);
});
