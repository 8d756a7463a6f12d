import { expect, test } from 'vitest';
import { priceLadder } from './price-ladder.ts';

const vehicle = (id: string, size: number | undefined, price: number) => ({ id, size, price });

test('each size has the vehicle that costs least, the smallest first', () => {
  const all = [vehicle('six', 6, 9000), vehicle('dear', 4, 8000), vehicle('cheap', 4, 7000)];
  expect(priceLadder(all).map(({ id, size }) => [size, id])).toEqual([
    [4, 'cheap'],
    [6, 'six'],
  ]);
});

test('of two that cost the same the first by id is shown', () => {
  const all = [vehicle('b', 2, 7000), vehicle('a', 2, 7000)];
  expect(priceLadder(all).map(({ id }) => id)).toEqual(['a']);
});

test('a vehicle whose size is not known stands on no rung', () => {
  expect(priceLadder([vehicle('bare', undefined, 1)])).toEqual([]);
});
