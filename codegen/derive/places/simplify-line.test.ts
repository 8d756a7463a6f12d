import { expect, test } from 'vitest';
import { decodeArcs, simplifyLine } from './simplify-line.ts';

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
  const transform = { scale: [0.5, 2], translate: [-75, 38] } as const;
  const atlas = {
    type: 'Topology',
    objects: {},
    arcs: [
      [
        [0, 0],
        [2, 1],
        [2, -1],
      ],
    ],
    transform: { scale: [...transform.scale], translate: [...transform.translate] },
  };
  expect(decodeArcs(atlas as Parameters<typeof decodeArcs>[0])).toEqual([
    [
      [-75, 38],
      [-74, 40],
      [-73, 38],
    ],
  ]);
});
