import { describe, expect, test } from 'vitest';
import { distanceToBox } from './boxes.ts';
import { inkOf, type LabelRequest } from './label-spots.ts';
import { type PlacedRequest, placeLabels } from './labels.ts';
import type { SheetPlan } from './sheet.ts';

const letters = { size: 10, height: 14 };
const request = (text: string, x: number, y: number): LabelRequest => {
  return { kind: 'town', texts: [text], x, y, gap: 10 };
};

function place(requests: readonly PlacedRequest[], plan: Partial<SheetPlan> = {}) {
  const sheet = { width: 400, height: 400, letters, taken: [], places: requests };
  return placeLabels(requests, { ...sheet, ...plan });
}

/** As many places as asked for, scattered the same way each time over so large a square. */
function scattered(count: number, size: number): readonly LabelRequest[] {
  return Array.from({ length: count }, (_, index) =>
    request(`Place ${index}`, (index * 7919) % size, (index * 104729) % size),
  );
}

describe('labels', () => {
  test('are to the right, or to the left at the right edge', () => {
    expect(place([request('Bay', 100, 100), request('Cove', 390, 200)])).toMatchObject([
      { text: 'Bay', x: 110, y: 100, anchor: 'start' },
      { text: 'Cove', x: 380, y: 200, anchor: 'end' },
    ]);
  });

  test('take the shorter wording before none', () => {
    const texts = [
      'A name that would fit on no drawing at all, however long one looks for it',
      'Cove',
    ];
    expect(place([{ ...request('', 200, 200), texts }])).toMatchObject([{ text: 'Cove' }]);
  });

  test('cover no mark', () => {
    const taken = [{ left: 0, right: 400, top: 0, bottom: 400 }];
    expect(place([request('Bay', 200, 200)], { taken })).toEqual([undefined]);
  });

  test('further away have a hairline to their place', () => {
    const around = { left: 185, right: 215, top: 185, bottom: 215 };
    expect(place([request('Bay', 200, 200)])[0]?.from).toBeUndefined();
    const [label] = place([request('Bay', 200, 200)], { taken: [around] });
    expect(label?.from).toEqual({ x: 200, y: 200 });
  });

  test('are nearer to their own place than to any other, or left out', () => {
    const requests = scattered(60, 400);
    const labels = place(requests);
    expect(labels.filter((label) => label !== undefined).length).toBeGreaterThan(10);
    for (const [index, label] of labels.entries()) {
      if (!label) continue;
      const distances = requests.map((each) => distanceToBox(each, inkOf(label, letters)));
      expect(Math.min(...distances)).toBe(distances[index]);
    }
  });

  test('of a shore are in the water, in the order of their places, shifted as little as possible', () => {
    const coast = [100, 104, 126].map((y, index) => ({
      ...request(`Beach ${index}`, 200 + index, y),
      water: 'right' as const,
    }));
    const labels = place(coast, { places: [] });
    const ys = labels.map((label) => label?.y ?? Number.NaN);
    expect(labels.map((label) => label?.anchor)).toEqual(['start', 'start', 'start']);
    expect(ys[1]).toBeGreaterThanOrEqual((ys[0] ?? 0) + letters.height);
    expect(ys[2]).toBeGreaterThanOrEqual((ys[1] ?? 0) + letters.height);
    expect(Math.abs((ys[2] ?? 0) - 126)).toBeLessThanOrEqual(3);
  });
});
