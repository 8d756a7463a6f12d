import { expect, test } from 'vitest';
import type { TemplateNoun } from '../../model/nouns.ts';
import { createSiteIndex } from '../../site/site-index.ts';
import { makeEntry, makeSite } from '../../testing/make-site.ts';
import { createViewContext } from '../context/view-context.ts';
import { areaOf, dealerInShort } from './dealer.ts';

const site = makeSite({
  site: { name: 'Heron', region: 'Maine' },
  towns: { one: { name: 'Rockport' } },
  counties: { one: { name: 'Knox County' } },
});
const context = createViewContext(createSiteIndex(site));

test.each<[TemplateNoun, object]>([
  ['town', { '@type': 'City', name: 'Rockport' }],
  ['county', { '@type': 'AdministrativeArea', name: 'Knox County' }],
  ['policy', { '@type': 'AdministrativeArea', name: 'Maine' }],
])('the page of a %s serves the area of it, or of the dealer', (noun, area) => {
  const record = { noun, entry: makeEntry(noun, 'one', {}) };
  expect(areaOf(context, record)).toEqual(area);
});

test('a business for which schema.org has no name says so beside the nearest one', () => {
  const additionalType = 'https://en.wikipedia.org/wiki/Boat_rental';
  const website = 'https://heron.example';
  const boats = makeSite({ site: { website, businessType: 'Store', additionalType } });
  const kind = { '@type': 'Store', additionalType };
  expect(dealerInShort(createViewContext(createSiteIndex(boats)))).toMatchObject(kind);
});
