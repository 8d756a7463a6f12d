import { expect, test } from 'vitest';
import type { PageDocument } from '../../contract/page.ts';
import type { TemplateNoun } from '../../model/nouns.ts';
import { createSiteIndex } from '../../site/site-index.ts';
import { makeEntry, makeSite } from '../../testing/make-site.ts';
import { createViewContext } from '../context/view-context.ts';
import { areaServed } from './area-served.ts';
import { dealerInFull, dealerInShort } from './dealer.ts';

const site = makeSite({
  site: { name: 'Heron', region: 'Maine' },
  towns: { one: { name: 'Rockport' } },
  counties: { one: { name: 'Knox County' } },
});
const context = createViewContext(createSiteIndex(site));

const saying = (text: string): PageDocument => ({
  path: '/',
  canonical: '/',
  type: 'about',
  meta: { title: '', description: 'In Maine', keywords: [], canonical: '/', indexed: true },
  interactive: false,
  sections: [{ kind: 'notice', props: { text } }],
});

test.each<[TemplateNoun, object]>([
  ['town', { '@type': 'City', name: 'Rockport' }],
  ['county', { '@type': 'AdministrativeArea', name: 'Knox County' }],
  ['policy', { '@type': 'AdministrativeArea', name: 'Maine' }],
])('the page of a %s serves the area of it, or of the dealer', (noun, area) => {
  const record = { noun, entry: makeEntry(noun, 'one', {}) };
  expect(areaServed(context, saying('We serve all of Maine.'), record)).toEqual(area);
});

test('a page that does not say the region of the dealer does not state it', () => {
  expect(areaServed(context, saying('We serve you.'))).toBeUndefined();
});

test('a business for which schema.org has no name says so beside the nearest one', () => {
  const additionalType = 'https://en.wikipedia.org/wiki/Boat_rental';
  const website = 'https://heron.example';
  const boats = makeSite({ site: { website, businessType: 'Store', additionalType } });
  const kind = { '@type': 'Store', additionalType };
  expect(dealerInShort(createViewContext(createSiteIndex(boats)))).toMatchObject(kind);
});

test('hours are stated where a page shows them, and a second shop where the page or its header names it', () => {
  const shop = (location: string) => ({
    name: `Shop of ${location}`,
    location,
    structuredData: 'openingHours',
    hours: [{ days: ['mon'], opens: '09:00', closes: '12:00' }],
  });
  const place = (city: string) => ({ name: city, address: { city } });
  const records = (header: object) => ({
    site: {
      website: 'https://heron.example',
      mainLocation: 'north',
      locations: { north: place('Bath'), south: place('Saco') },
      departments: { one: shop('north'), two: shop('south') },
    },
    navigation: { header },
  });
  const statedOn = (section: object, header: object = {}) => {
    const entry = makeEntry('page', 'contact', { sections: [section] });
    const source = { id: 'page/contact', addresses: [], shortPath: '', entry, scope: {} };
    const index = createSiteIndex(makeSite(records(header), [source]));
    const [page] = index.site.pages;
    const node = page && dealerInFull(createViewContext(index), page, saying(''));
    const branches = [node?.department ?? []].flat().map((each) => Object(each).name);
    return [node?.openingHoursSpecification !== undefined, ...branches];
  };
  const hours = (...departments: readonly string[]) => ({ kind: 'opening-hours', departments });
  const cards = (...locations: readonly string[]) => ({ kind: 'location-cards', locations });
  expect(statedOn(hours('one', 'two'))).toEqual([true, 'Shop of south']);
  expect(statedOn(hours('one'))).toEqual([true]);
  expect(statedOn(hours('one'), { hours: 'two' })).toEqual([true, 'Shop of south']);
  // A card says when it is open, and not what it is called.
  expect(statedOn(cards('north', 'south'))).toEqual([true]);
  expect(statedOn(cards('south'))).toEqual([false]);
});
