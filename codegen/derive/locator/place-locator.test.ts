import { describe, expect, test } from 'vitest';
import { expandPages } from '../../site/expand.ts';
import { createSiteIndex } from '../../site/site-index.ts';
import type { Records } from '../../testing/make-site.ts';
import { makeContent, makeSite } from '../../testing/make-site.ts';
import { smallDealer } from '../../testing/small-dealer.ts';
import { createViewContext } from '../views/view-context.ts';
import { locatorOf } from './place-locator.ts';

function locator(noun: string, id: string, dealer: Records = smallDealer) {
  const site = makeSite(dealer, expandPages(makeContent(dealer)).pages);
  return locatorOf(noun, id, createViewContext(createSiteIndex(site)));
}

const north = smallDealer.counties?.north ?? {};

describe('the map of a county', () => {
  test('links every town, by name; one with a place of business is marked as such', () => {
    expect(locator('county', 'north').places).toMatchObject([
      { name: 'Arch', href: '/north/arch', kind: 'town' },
      { name: 'Cove', href: '/north/cove', kind: 'town' },
      { name: 'Bay', href: '/north/bay', kind: 'showroom' },
    ]);
  });

  test('without a census code has no outlines', () => {
    expect(locator('county', 'north')).toMatchObject({ outlines: [], land: undefined, rings: [] });
  });

  test('with one has its outline, the shore and those of other counties in sight', () => {
    const dealer = { ...smallDealer, counties: { north: { ...north, fips: '34029' } } };
    const { land, outlines } = locator('county', 'north', dealer);
    expect(land).toMatch(/^M-?\d+ -?\d+l/);
    expect(outlines).toMatchObject([{ name: 'North County', isCurrent: true }]);
  });
});

describe('the map of a town', () => {
  test('has the town, its neighbors, rings and the way to the nearest place of business', () => {
    const { places, lines, rings, labels } = locator('town', 'north/arch');
    expect(places.map(({ name, kind }) => `${kind} ${name}`)).toEqual([
      'town Bay',
      'town Cove',
      'showroom Dock',
      'here Arch',
    ]);
    expect(lines).toHaveLength(1);
    expect(rings.length).toBeGreaterThan(0);
    expect(labels.map(({ text }) => text)).toEqual(
      expect.arrayContaining(['Arch', 'Cove', 'Dock', '10 miles']),
    );
  });

  test('has no mark over the town where the place of business is in town', () => {
    const { places, lines } = locator('town', 'north/bay');
    expect(places.map(({ kind }) => kind)).toEqual(['town', 'town', 'here']);
    expect(lines).toEqual([]);
  });
});

test('the map of a place of business has the towns near it', () => {
  const { places } = locator('location', 'dock');
  expect(places.map(({ name }) => name)).toEqual(['Arch', 'Cove', 'Dock']);
});
