import { expect, test } from 'vitest';
import { clipRings } from './clip-rings.ts';

const box = { south: 0, north: 10, west: 0, east: 10 };
const ring = (...points: [lat: number, lng: number][]) =>
  points.map(([lat, lng]) => ({ lat, lng }));

const cases: [string, ReturnType<typeof ring>, ReturnType<typeof ring>[]][] = [
  ['inside, it stays', ring([1, 1], [2, 1], [2, 2]), [ring([1, 1], [2, 1], [2, 2])]],
  ['outside, it goes', ring([11, 11], [12, 11], [12, 12]), []],
  [
    'across an edge, it is cut there',
    ring([5, 5], [15, 5], [15, 7], [5, 7]),
    [ring([5, 5], [10, 5], [10, 7], [5, 7])],
  ],
  [
    'around the box, it becomes the box',
    ring([-5, -5], [15, -5], [15, 15], [-5, 15]),
    [ring([0, 0], [10, 0], [10, 10], [0, 10])],
  ],
];

test.each(cases)('a ring %s', (_name, given, want) => {
  const [got] = clipRings([given], box);
  const compareCodeUnits = (points: typeof given | undefined) =>
    points?.map(({ lat, lng }) => `${lat},${lng}`).sort();
  expect(compareCodeUnits(got as typeof given)).toEqual(compareCodeUnits(want[0]));
});
