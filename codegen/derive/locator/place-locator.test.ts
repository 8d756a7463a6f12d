import { describe, expect, test } from 'vitest';
import { expandPages } from '../../site/expand.ts';
import { createSiteIndex } from '../../site/site-index.ts';
import type { Records } from '../../testing/make-site.ts';
import { makeContent, makeSite } from '../../testing/make-site.ts';
import { smallDealer } from '../../testing/small-dealer.ts';
import type { PlaceNoun } from '../context/records.ts';
import { createViewContext } from '../context/view-context.ts';
import { mapOf } from '../views/place-map.ts';
import { locatorOf } from './place-locator.ts';

function locator(noun: PlaceNoun, id: string, dealer: Records = smallDealer) {
  const site = makeSite(dealer, expandPages(makeContent(dealer)).pages);
  return locatorOf(noun, id, createViewContext(createSiteIndex(site)));
}

test('there is no map where no county and no coast has a shape', () => {
  const map = {
    embedUrl: 'https://maps.example/{lat}',
    linkUrl: 'https://maps.example/',
    zoom: 12,
  };
  const drawn = (counties: NonNullable<Records['counties']>, coast?: Records['coast']) => {
    const site = { ...smallDealer.site, map };
    const dealer = { ...smallDealer, site, counties, ...(coast && { coast }) };
    const made = makeSite(dealer, expandPages(makeContent(dealer)).pages);
    return mapOf('county', 'north', createViewContext(createSiteIndex(made))).locator !== undefined;
  };
  const coast = { credit: { text: 'a', href: 'b' }, rings: ['-78000 38000 2960 0 0 4000 -2960 0'] };
  const nameless = { north: { ...north, fips: undefined } };
  expect(drawn(nameless)).toBe(false);
  expect(drawn(nameless, coast)).toBe(true);
  expect(drawn({ north: { ...north, fips: '34029' } })).toBe(true);
});

const north = smallDealer.counties?.north ?? {};

/** The places of the large drawing. */
function places(...named: Parameters<typeof locator>) {
  return locator(...named).sheets[0]?.places ?? [];
}

describe('the map of a county', () => {
  test('with one has its outline, the shore and those of other counties in sight', () => {
    const dealer = { ...smallDealer, counties: { north: { ...north, fips: '34029' } } };
    const { water, outlines, credit } = locator('county', 'north', dealer);
    expect(water).toMatch(/^M-?\d+ -?\d+H/);
    expect(outlines).toMatchObject([{ name: 'North County', isCurrent: true }]);
    expect(credit).toBeUndefined();
  });

  test("has the dealer's own coast, with its credit, where there is one", () => {
    const credit = { text: 'Coast by the survey', href: 'https://survey.example/' };
    // Water begins east of every town.
    const coast = { credit, rings: ['-78000 38000 2960 0 0 4000 -2960 0'] };
    const own = locator('county', 'north', { ...smallDealer, coast });
    expect(own.credit).toEqual(credit);
    expect(own.water).toMatch(/z M|zM/);
  });
});

describe('the map of a county with more towns than have room for their names', () => {
  const harbor = smallDealer.towns?.['north/arch'] ?? {};
  const harbors = Array.from({ length: 50 }, (_, index) => {
    const name = `Harbor of Saint Bartholomew ${String(index).padStart(2, '0')}`;
    const [slug, coordinates] = [
      `harbor-${index}`,
      { lat: 40.1 + (index % 9) / 400, lng: -75 + index / 2000 },
    ];
    return [`north/${slug}`, { ...harbor, slug, name, coordinates }] as const;
  });
  const crowded = {
    ...smallDealer,
    towns: { ...smallDealer.towns, ...Object.fromEntries(harbors) },
  };

  test('numbers each town that has none, for the list under the map, on every size', () => {
    for (const { places: drawn } of locator('county', 'north', crowded).sheets) {
      const numbered = drawn
        .filter(({ label, name }) => label?.text !== name)
        .toSorted((one, other) => Number(one.label?.text) - Number(other.label?.text));
      expect(numbered.length).toBeGreaterThan(5);
      expect(numbered).toMatchObject(
        numbered.map((_, index) => ({ number: index + 1, label: { text: String(index + 1) } })),
      );
      expect(numbered.every(({ href }) => href !== undefined)).toBe(true);
    }
  });
});

test('the map of a county with hundreds of towns has the most populous ones', () => {
  const [harbor] = Object.values(smallDealer.towns ?? {});
  const harbors = Array.from({ length: 500 }, (_, index) => {
    const name = `Harbor ${index}`;
    const coordinates = { lat: 40 + (index % 25) / 50, lng: -75 + index / 1000 };
    const own = { slug: `harbor-${index}`, name, population: index, coordinates };
    return [`north/${own.slug}`, { ...harbor, ...own }] as const;
  });
  const drawn = places('county', 'north', { ...smallDealer, towns: Object.fromEntries(harbors) });
  const towns = drawn.filter(({ name }) => name.startsWith('Harbor'));
  expect(new Set(towns.map(({ name }) => name))).toEqual(
    new Set(Array.from({ length: 300 }, (_, index) => `Harbor ${499 - index}`)),
  );
});

describe('the map of a town', () => {
  test('has the town, its neighbors, the one with a place of business marked, and the way there', () => {
    expect(places('town', 'north/arch').map(({ name, kind }) => `${kind} ${name}`)).toEqual([
      'town Cove',
      'showroom Bay',
      'here Arch',
    ]);
    expect(locator('town', 'north/arch').sheets[0]?.lines).toHaveLength(1);
  });
});
