import { expect, test } from 'vitest';
import { distanceToSegment, simplifyLine } from './line.ts';

const cases: [string, number[][], number[][]][] = [
  [
    'a straight line keeps its ends',
    [
      [0, 0],
      [1, 0],
      [2, 0],
    ],
    [
      [0, 0],
      [2, 0],
    ],
  ],
  [
    'a small bend goes',
    [
      [0, 0],
      [1, 0.05],
      [2, 0],
    ],
    [
      [0, 0],
      [2, 0],
    ],
  ],
  [
    'a large bend stays',
    [
      [0, 0],
      [1, 1],
      [2, 0],
    ],
    [
      [0, 0],
      [1, 1],
      [2, 0],
    ],
  ],
  [
    'a closed line keeps its form',
    [
      [0, 0],
      [2, 0],
      [2, 2],
      [0, 0],
    ],
    [
      [0, 0],
      [2, 0],
      [2, 2],
      [0, 0],
    ],
  ],
  [
    'two points stay',
    [
      [0, 0],
      [0, 0.01],
    ],
    [
      [0, 0],
      [0, 0.01],
    ],
  ],
];

test.each(cases)('%s', (_name, given, want) => expect(simplifyLine(given, 0.1)).toEqual(want));

test.each([
  ['beside its middle', [1, 2], 2],
  ['beyond its end', [5, 4], 5],
  ['on it', [1, 0], 0],
])('a point %s is so far from a segment', (_where, point, distance) => {
  expect(distanceToSegment(point, [0, 0], [2, 0])).toBe(distance);
  expect(distanceToSegment([3, 4], [0, 0], [0, 0])).toBe(5);
});
