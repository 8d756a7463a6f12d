import { describe, expect, test } from 'vitest';
import { tablesOf } from '../../../.ci/testing/tables-of.ts';
import { deliveryAt, placesCalled } from './delivery.ts';
import { readGolden } from './golden/read-golden.ts';

const tables = tablesOf(import.meta.filename);

const zones = [
  { name: 'near', within: 10, fee: 0, perDistance: 0, freeDistance: 0 },
  { name: 'middle', within: 25, fee: 40, perDistance: 0, freeDistance: 0 },
  { name: 'far', within: 60, fee: 40, perDistance: 2.5, freeDistance: 25 },
];

// By hand: 10 miles are free, to 25 miles $40, to 60 miles $2.50 more for each mile beyond 25, no farther.
const rows = readGolden('delivery', ({ miles, zone = '', fee }) => ({
  miles: Number(miles),
  zone,
  fee: fee === '' ? undefined : Number(fee),
}));

describe('a delivery', () => {
  test.for(rows)('over $miles miles is in the zone "$zone" for $fee', ({ miles, zone, fee }) => {
    const found = deliveryAt(miles, zones);
    expect([found?.zone.name ?? '', found?.fee]).toEqual([zone, fee]);
  });

  test('has a table of forty rows and more', () => {
    expect(rows.length).toBeGreaterThanOrEqual(40);
  });

  test('over any distance has a zone where the last one has no end', () => {
    const endless = [...zones, { fee: 0, perDistance: 6, freeDistance: 10 }];
    expect(deliveryAt(70, endless)?.fee).toBe(360);
  });
});

const places = [
  { name: 'St. Ives', county: 'Bay County', zip: '19901' },
  { name: 'Milton', county: 'Bay County', zip: '19902' },
  { name: 'Milton', county: 'Hill County', zip: '19902' },
];

test.for(tables('towns'))('"%s" is the name or the ZIP code of %s places', ([asked, count]) => {
  expect(placesCalled(asked, places)).toHaveLength(count);
});
