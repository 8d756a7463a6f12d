import { expect, test } from 'vitest';
import { similarVehicles } from './comparable.ts';

const vehicle = (id: string, series: string, size: number | undefined, price: number) => ({
  id,
  series,
  size,
  price,
});
const one = vehicle('one', 'runner', 4, 10_000);
const idsOf = (others: Parameters<typeof similarVehicles>[1], limit = 3) =>
  similarVehicles(one, others, limit).map(({ id }) => id);

test('the same series goes before the same size, and those before the nearest price', () => {
  const others = [
    vehicle('near', 'walker', 2, 10_001),
    vehicle('seats', 'walker', 4, 30_000),
    vehicle('series', 'runner', 6, 50_000),
  ];
  expect(idsOf(others)).toEqual(['series', 'seats', 'near']);
});

test('within a group the nearest price goes first, and ids decide what is equal', () => {
  const others = [
    vehicle('z', 'runner', 4, 11_000),
    vehicle('b', 'runner', 4, 10_500),
    vehicle('a', 'runner', 4, 9_500),
  ];
  expect(idsOf(others)).toEqual(['a', 'b', 'z']);
});
