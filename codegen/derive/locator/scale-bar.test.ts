import { expect, test } from 'vitest';
import { projectionAround } from './projection.ts';
import { scaleBar } from './scale-bar.ts';

const shape = { width: 400, minHeight: 400, maxHeight: 400, margin: 0 };
const projection = (minMiles: number) =>
  projectionAround([{ lat: 40, lng: -75 }], { ...shape, minMiles });

test.each([
  [4, 1],
  [20, 5],
  [40, 10],
  [90, 20],
])('a map of %d miles has a bar of %d', (shown, miles) => {
  const { bar, ...scale } = scaleBar(projection(shown), []);
  expect(scale.units).toBe(miles);
  expect(bar.length).toBe(Math.round((400 / shown) * miles));
});

test('a map of 20 miles has a bar of 5 kilometers', () => {
  const scale = scaleBar(projection(20), [], 1 / 1.609344);
  expect([scale.units, scale.bar.length]).toEqual([5, Math.round((20 * 5) / 1.609344)]);
});

test('the bar is in the corner with fewer marks', () => {
  const marks = [{ x: 40, y: 380 }];
  expect(scaleBar(projection(40), []).bar.x).toBeLessThan(100);
  expect(scaleBar(projection(40), marks).bar.x).toBeGreaterThan(200);
});
