import { describe, expect, test } from 'vitest';
import { tablesOf } from '../../.ci/testing/tables-of.ts';
import type { Records } from '../testing/make-site.ts';
import { makeContent } from '../testing/make-site.ts';
import { expandPages } from './expand.ts';

const tables = tablesOf(import.meta.filename);

function addressesOf(records: Records) {
  const { pages, findings } = expandPages(makeContent(records));
  expect(findings).toEqual([]);
  return Object.fromEntries(pages.map(({ id, addresses }) => [id, addresses.map((a) => a.path)]));
}

describe('addresses of pages', () => {
  test.each(tables('addresses'))('%s', (_name, given, want) => {
    expect(addressesOf(given)).toEqual(want);
  });
});

test.each([
  ['/v/{name}', '{name}'],
  ['/v/{id', '{id'],
  ['/v/{id}}', '}'],
  ['/v/{{name}', '{'],
])('a template with the address %s reports "%s"', (path, reported) => {
  const { findings } = expandPages(
    makeContent({ templates: { vehicle: { path } }, vehicles: { 'acme-r4': { slug: 'r4' } } }),
  );
  expect(findings.map(({ message }) => message)).toEqual([
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
