import { describe, expect, test } from 'vitest';
import { expandPages } from '../../site/expand.ts';
import { createSiteIndex } from '../../site/site-index.ts';
import { makeContent, makeSite } from '../../testing/make-site.ts';
import { smallDealer } from '../../testing/small-dealer.ts';
import { createViewContext } from '../context/view-context.ts';
import { townsAround, townsBeside, wayToOcean } from './town-figures.ts';

const place = (county: string, name: string, lat: number, more: object = {}) => ({
  name,
  slug: name.toLowerCase(),
  county,
  type: 'Town',
  population: Math.round(lat * 10),
  zip: '04000',
  setting: 'inland',
  coordinates: { lat, lng: -75 },
  ...more,
});

// Ford lies in two counties; Quay on the ocean.
const dealer = {
  ...smallDealer,
  counties: {
    north: { ...Object(smallDealer.counties?.north) },
    south: {
      ...Object(smallDealer.counties?.north),
      name: 'South County',
      seat: 'Elsewhere',
      path: '/south',
      townPath: '/south/{slug}',
    },
  },
  towns: {
    'north/bay': place('north', 'Bay', 40.2),
    'north/ford': place('north', 'Ford', 40.1, { twin: 'south/ford' }),
    'south/ford': place('south', 'Ford', 40.1, { twin: 'north/ford' }),
    'south/mill': place('south', 'Mill', 40.05),
    'south/quay': place('south', 'Quay', 39.8, { setting: 'ocean' }),
  },
};
const context = createViewContext(
  createSiteIndex(makeSite(dealer, expandPages(makeContent(dealer)).pages)),
);
const { town } = context;
const metric = { ...context, site: { ...context.site, distances: 'kilometers' as const } };
const idsBeside = (id: string, count: number) =>
  townsBeside(id, count, context).map((beside) => beside.id);

describe('a town in two counties', () => {
  test('is listed once, from the same county if it can be', () => {
    expect(idsBeside('north/bay', 3)).toEqual(['north/ford', 'south/mill', 'south/quay']);
    expect(idsBeside('south/mill', 3)).toEqual(['south/ford', 'north/bay', 'south/quay']);
  });

  test('has the nearest neighbors across the border, and is not its own', () => {
    expect(idsBeside('south/ford', 3)).toEqual(['south/mill', 'north/bay', 'south/quay']);
    expect(idsBeside('north/ford', 1)).toEqual(['south/mill']);
  });

  test('counts once among the towns around', () => {
    expect(townsAround('south/mill', context)).toEqual({ distance: 10, count: 1 });
    expect(townsAround('north/ford', context)).toEqual({ distance: 10, count: 2 });
  });
});

test('where distances are in kilometers, ways are, and a town is around another within ten of them', () => {
  expect(townsAround('south/mill', metric)).toEqual({ distance: 10, count: 1 });
  expect(townsAround('north/ford', metric)).toEqual({ distance: 10, count: 1 });
  expect(wayToOcean(town('south/mill'), metric)).toMatchObject({ distance: 27.8 });
});

test('an inland town is shown the way to the ocean', () => {
  expect(wayToOcean(town('south/mill'), context)).toMatchObject({
    name: 'Quay',
    href: '/south/quay',
    distance: 17.3,
    direction: 'south',
  });
  expect(wayToOcean(town('south/quay'), context)).toBeUndefined();
});
