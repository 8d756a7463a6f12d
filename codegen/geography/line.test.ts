import { expect, test } from 'vitest';
import { decodeLine, distanceToSegment, simplifyLine } from './line.ts';

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

test('the steps of an atlas become degrees', () => {
  const steps = [
    [0, 0],
    [2, 1],
    [2, -1],
  ];
  expect(decodeLine(steps, { scale: [0.5, 2], translate: [-75, 38] })).toEqual([
    [-75, 38],
    [-74, 40],
    [-73, 38],
  ]);
});

test.each([
  ['beside its middle', [1, 2], 2],
  ['beyond its end', [5, 4], 5],
  ['on it', [1, 0], 0],
])('a point %s is so far from a segment', (_where, point, distance) => {
  expect(distanceToSegment(point, [0, 0], [2, 0])).toBe(distance);
  expect(distanceToSegment([3, 4], [0, 0], [0, 0])).toBe(5);
});
