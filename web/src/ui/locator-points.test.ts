import { expect, test } from 'vitest';
import { locatorMiddle, locatorSize, planLocator } from './locator-points.ts';

const at = (name: string, lat: number, lng: number) => ({ name, coordinates: { lat, lng } });
const middle = at('Mid', 40, -75);
const around = (neighbors: (typeof middle)[]) => planLocator(middle, neighbors).points;

test('north is up and east is right', () => {
  const [north, east] = around([at('North', 40.1, -75), at('East', 40, -74.9)]);
  expect(north?.y).toBeLessThan(locatorMiddle.y);
  expect(north?.x).toBe(locatorMiddle.x);
  expect(east?.x).toBeGreaterThan(locatorMiddle.x);
  expect(east?.y).toBe(locatorMiddle.y);
});

test('every place stays inside the drawing', () => {
  for (const { x, y } of around([at('Far', 45, -70), at('Farther', 20, -99)])) {
    expect(x).toBeGreaterThan(0);
    expect(x).toBeLessThan(locatorSize.width);
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(locatorSize.height);
  }
});

test('a label moves to the other side, and is left out, where it would cover another', () => {
  const spot = { lat: 40.1, lng: -74.9 };
  const names = ['One', 'Two', 'Three'];
  const points = around(names.map((name) => at(name, spot.lat, spot.lng)));
  expect(points.map(({ side }) => side)).toEqual(['start', 'end', undefined]);
});

test('a neighbour at the very same place does not divide by zero', () => {
  expect(around([at('Same', 40, -75)])).toMatchObject([locatorMiddle]);
});

test('the middle is named above itself where a neighbour lies just below', () => {
  const { labelY } = planLocator(middle, [at('Near', 39.999, -75), at('Far', 40.1, -75)]);
  expect(labelY).toBeLessThan(locatorMiddle.y);
  expect(planLocator(middle, []).labelY).toBeGreaterThan(locatorMiddle.y);
});
