import { describe, expect, test } from 'vitest';
import { milesBetween } from '../../geography/distance.ts';
import { isOnDrawing, projectionAround } from './projection.ts';

const shape = { width: 400, minHeight: 300, maxHeight: 500, minMiles: 10, margin: 40 };
const harbor = { lat: 40, lng: -75 };
const north = { lat: 40.5, lng: -75 };
const east = { lat: 40, lng: -74.5 };

describe('a projection', () => {
  test('has north above and east to the right, true to scale', () => {
    const projection = projectionAround([harbor, north, east], shape);
    const [at, up, right] = [harbor, north, east].map(projection.toPoint);
    expect(up?.y).toBeLessThan(at?.y ?? 0);
    expect(up?.x).toBe(at?.x);
    expect(right?.x).toBeGreaterThan(at?.x ?? 0);
    const milesUp = ((at?.y ?? 0) - (up?.y ?? 0)) / projection.unitsPerMile;
    const milesRight = ((right?.x ?? 0) - (at?.x ?? 0)) / projection.unitsPerMile;
    expect(milesUp).toBeCloseTo(milesBetween(harbor, north), 1);
    expect(milesRight).toBeCloseTo(milesBetween(harbor, east), 0);
  });

  test.each([
    ['tall', [harbor, { lat: 43, lng: -75 }], 500],
    ['wide', [harbor, { lat: 40, lng: -70 }], 300],
    ['around one place', [harbor], 400],
  ])('that is %s keeps every place within its margins', (_name, places, height) => {
    const projection = projectionAround(places, shape);
    expect(projection.height).toBe(height);
    for (const place of places)
      expect(isOnDrawing(projection.toPoint(place), projection, 39)).toBe(true);
  });

  test('shows so many miles around a place on its own', () => {
    expect(projectionAround([harbor], shape).unitsPerMile).toBeCloseTo(32);
  });
});
