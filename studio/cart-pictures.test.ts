import { expect, test } from 'vitest';
import { picturesOfCart } from './cart-pictures.ts';
import type { Look } from './picture.ts';

const look: Look = {
  seats: { rows: 2 },
  paints: [
    { name: 'Harbor Blue', color: '#0d3874', metallic: 0.5 },
    { name: 'Chalk', color: '#d9d7d1', metallic: 0, backdrop: 'dark' },
  ],
};

test('a cart has one picture, in its first paint', () => {
  const [main, ...others] = picturesOfCart('runner-4', look);
  expect(others).toEqual([]);
  expect(main?.key).toBe('carts/runner-4');
  expect(main?.subject).toEqual({
    kind: 'cart',
    angle: 'front',
    look: { seats: { rows: 2 }, paint: { color: '#0d3874', metallic: 0.5 } },
  });
});

test('a gallery adds the back and every further paint', () => {
  const keys = picturesOfCart('runner-4', { ...look, gallery: true }).map(({ key }) => key);
  expect(keys).toEqual(['carts/runner-4', 'carts/runner-4-rear', 'carts/runner-4-chalk']);
});
