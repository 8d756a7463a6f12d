import { expect, test } from 'vitest';
import { milesBetween } from './distance.ts';
import { createPlaceSearch, type Place } from './near-places.ts';

const at = (lat: number, lng: number) => ({ lat, lng });

const distances: [string, ReturnType<typeof at>, ReturnType<typeof at>, number][] = [
  ['no distance', at(38.5, -75.1), at(38.5, -75.1), 0],
  ['a degree of latitude', at(38, -75), at(39, -75), 69.1],
  ['a degree of longitude, shorter far from the equator', at(38.5, -75), at(38.5, -76), 54.1],
  ['New York to London', at(40.7128, -74.006), at(51.5074, -0.1278), 3461.2],
];

test.each(distances)('measures %s', (_name, from, to, miles) => {
  expect(milesBetween(from, to)).toBeCloseTo(miles, 1);
  expect(milesBetween(to, from)).toBeCloseTo(milesBetween(from, to), 9);
});

const places = [
  { id: 'harbor', coordinates: at(40, -75) },
  { id: 'far', coordinates: at(42, -75) },
  { id: 'east', coordinates: at(40, -74.9) },
  { id: 'north', coordinates: at(40.5, -75) },
];

const [harbor, far] = places as [Place, Place];
const nowhere = { id: 'nowhere', coordinates: at(-40, 100) };

test('finds the nearest places, nearest first, without the place itself', () => {
  const { findNear } = createPlaceSearch(places);
  expect(findNear(harbor, 2)).toEqual(['east', 'north']);
  expect(findNear(far, 9)).toEqual(['north', 'harbor', 'east']);
  expect(findNear(nowhere, 1)).toEqual(['far']);
  expect(createPlaceSearch([]).findNear(harbor, 2)).toEqual([]);
});

test('finds and counts all places up to a distance, that of the farthest included', () => {
  const { findNear, countWithin } = createPlaceSearch(places);
  const miles = milesBetween(at(40, -75), at(40.5, -75));
  for (const [limit, found] of [
    [miles + 1e-6, ['east', 'north']],
    [miles - 1e-6, ['east']],
  ] as const) {
    expect(findNear(harbor, 9, limit)).toEqual(found);
    expect(countWithin(harbor, limit)).toBe(found.length);
  }
  expect(findNear(nowhere, 9, 9)).toEqual([]);
  expect(countWithin({ ...nowhere, coordinates: at(40, -75) }, 1)).toBe(1);
});

test('places on one spot are not taken for one another, and come in the order they were given', () => {
  const { findNear } = createPlaceSearch([...places, { id: 'twin', coordinates: at(40, -75) }]);
  expect(findNear({ id: 'twin', coordinates: at(40, -75) }, 1)).toEqual(['harbor']);
  expect(findNear(harbor, 1)).toEqual(['twin']);
  expect(findNear(far, 3)).toEqual(['north', 'harbor', 'twin']);
});
