import { describe, expect, test } from 'vitest';
import { readCountyCodes } from './county-atlas.ts';
import { countyOutlines } from './county-outline.ts';

const delaware = ['10001', '10003', '10005'];
const maine = ['23009', '23013'];

function points({ counties, land }: ReturnType<typeof countyOutlines>): number {
  return [...counties.values(), land].flat(2).length;
}

describe('county outlines', () => {
  test('lie where the counties lie', () => {
    const { counties } = countyOutlines(delaware);
    expect([...counties.keys()].sort()).toEqual(delaware);
    for (const { lat, lng } of [...counties.values()].flat(2)) {
      expect(lat).toBeGreaterThan(38.4);
      expect(lat).toBeLessThan(39.9);
      expect(lng).toBeGreaterThan(-75.8);
      expect(lng).toBeLessThan(-75);
    }
  });

  test.each([
    ['a plain coast', delaware],
    ['a coast of many islands', maine],
  ])('are a few hundred points: %s', (_name, codes) => {
    expect(points(countyOutlines(codes))).toBeGreaterThan(60);
    expect(points(countyOutlines(codes))).toBeLessThanOrEqual(600);
  });

  test('are few for each of many counties', () => {
    const many = readCountyCodes().all().slice(0, 300);
    const outlines = countyOutlines(many);
    expect(outlines.counties.size).toBe(many.length);
    expect(points(outlines)).toBeLessThanOrEqual(60 * many.length);
  });

  test('of neighbors share the points of their border', () => {
    const { counties } = countyOutlines(delaware);
    const kent = counties.get('10001')?.flat() ?? [];
    const sussex = counties.get('10005')?.flat() ?? [];
    const shared = kent.filter((one) =>
      sussex.some((other) => one.lat === other.lat && one.lng === other.lng),
    );
    expect(shared.length).toBeGreaterThan(2);
  });

  test('come the same each time, in whatever order the codes are given', () => {
    const first = countyOutlines(delaware);
    countyOutlines(maine);
    expect(countyOutlines(delaware.toReversed())).toEqual(first);
    expect(countyOutlines(delaware)).toBe(countyOutlines(delaware));
  });

  test('are none for a dealer without codes', () => {
    expect(countyOutlines([])).toEqual({ counties: new Map(), land: [] });
  });
});
