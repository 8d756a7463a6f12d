import { expect, test } from 'vitest';
import { pathData } from './path-data.ts';
import { projectionAround } from './projection.ts';

const shape = { width: 400, minHeight: 400, maxHeight: 400, minMiles: 10, margin: 0 };
const middle = { lat: 40, lng: -75 };
const projection = projectionAround([middle], shape);

/** A square so many degrees of latitude wide and high. */
const square = (size: number) =>
  [
    [1, -1],
    [1, 1],
    [-1, 1],
    [-1, -1],
  ].map(([up = 0, right = 0]) => ({ lat: 40 + up * size, lng: -75 + (right * size) / 0.766 }));

test('a ring is a point and steps in whole units', () => {
  expect(pathData([square(0.0362)], projection)).toBe('M100 100l200 0 0 200 -200 0z');
});

test('what lies far outside or is too small to see is left out', () => {
  const far = square(0.01).map(({ lat, lng }) => ({ lat: lat + 5, lng }));
  expect(pathData([far, square(0.00001)], projection)).toBe('');
});
