import { expect, test } from 'vitest';
import { projectionAround } from './projection.ts';
import { spreadApart } from './spread.ts';

const shape = { minHeight: 400, maxHeight: 400, minMiles: 10, margin: 40 };
const projection = projectionAround([{ lat: 40, lng: -75 }], shape);
const gap = 35;

function closest(points: readonly { x: number; y: number }[]): number {
  return Math.min(
    ...points.flatMap((one, index) =>
      points.slice(index + 1).map((other) => Math.hypot(one.x - other.x, one.y - other.y)),
    ),
  );
}

test('marks with room around them stay where they are', () => {
  const spots = [
    { x: 100, y: 100 },
    { x: 200, y: 200 },
  ];
  expect(spreadApart(spots, gap, projection)).toEqual(spots);
});

test.each([
  [
    'two side by side',
    [
      { x: 200, y: 200 },
      { x: 205, y: 201 },
    ],
  ],
  ['three on one spot', [1, 2, 3].map(() => ({ x: 200, y: 200 }))],
  ['a row in the corner', [1, 2, 3, 4].map((step) => ({ x: 395, y: 380 + step }))],
  [
    'a crowd',
    Array.from({ length: 25 }, (_, index) => ({ x: 180 + (index % 5) * 8, y: 190 + index })),
  ],
])('%s move apart and stay on the drawing', (_name, spots) => {
  const points = spreadApart(spots, gap, projection);
  expect(closest(points)).toBeGreaterThanOrEqual(gap - 0.1);
  for (const { x, y } of points) {
    expect(Math.min(x, y, 400 - x, 400 - y)).toBeGreaterThanOrEqual(gap / 2);
  }
});

test('more than fit are still all there, the same each time', () => {
  const spots = Array.from({ length: 200 }, (_, index) => ({ x: 200 + (index % 7), y: 200 }));
  const points = spreadApart(spots, gap, projection);
  expect(points).toHaveLength(200);
  expect(spreadApart(spots, gap, projection)).toEqual(points);
});
