import { expect, test } from 'vitest';
import { makeEntry } from '../../testing/make-site.ts';
import { areaOf } from './auto-dealer.ts';

const site = { name: 'Heron', region: 'Maine' };

test.each([
  ['town', { name: 'Rockport' }, { '@type': 'City', name: 'Rockport' }],
  ['county', { name: 'Knox County' }, { '@type': 'AdministrativeArea', name: 'Knox County' }],
  ['policy', { title: 'Returns' }, { '@type': 'AdministrativeArea', name: 'Maine' }],
] as const)('the page of a %s serves the area of it, or of the dealer', (noun, data, area) => {
  const record = { noun, entry: makeEntry(noun, 'one', data) };
  expect(areaOf(site, record)).toEqual(area);
});
