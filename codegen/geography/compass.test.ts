import { expect, test } from 'vitest';
import { directionTo } from './compass.ts';

const from = { lat: 40, lng: -75 };

const cases: [lat: number, lng: number, want: string | undefined][] = [
  [41, -75, 'north'],
  [41, -73.7, 'northeast'],
  [40, -74, 'east'],
  [39, -73.7, 'southeast'],
  [39, -75, 'south'],
  [39, -76.3, 'southwest'],
  [40, -76, 'west'],
  [41, -76.3, 'northwest'],
  [41, -74.9, 'north'],
  [40, -75, undefined],
];

test.each(cases)('%d, %d lies in the right direction', (lat, lng, want) =>
  expect(directionTo(from, { lat, lng })).toBe(want),
);
