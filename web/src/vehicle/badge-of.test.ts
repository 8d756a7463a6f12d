import { expect, test } from 'vitest';
import { badgeOf } from './badge-of.ts';

const texts = { new: 'NEW', inStock: 'In Stock', outOfStock: 'Out of Stock' };

test.for([
  [true, true, 'NEW'],
  [true, false, 'NEW'],
  [false, true, 'In Stock'],
  [false, false, 'Out of Stock'],
] as const)('new: %s, in stock: %s says %s', ([isNew, inStock, badge]) => {
  expect(badgeOf({ isNew, inStock }, texts)).toBe(badge);
});
