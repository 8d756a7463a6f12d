import { expect, test } from 'vitest';
import { picturesOfCart } from './cart-pictures.ts';
import type { Look } from './picture.ts';

const look: Look = {
  seats: { rows: 2 },
  paints: [
    { name: 'Harbor Blue', color: '#0d3874', metallic: 0.5 },
    { name: 'Chalk', color: '#d9d7d1', metallic: 0 },
  ],
};

test('a cart is drawn from the front in every paint, and from behind in the first', () => {
  const pictures = picturesOfCart('runner-4', look);
  expect(pictures.map(({ key }) => key)).toEqual([
    'carts/runner-4',
    'paints/runner-4-chalk',
    'carts/runner-4-rear',
  ]);
  expect(pictures[2]?.subject).toEqual({
    kind: 'cart',
    angle: 'rear',
    look: { seats: { rows: 2 }, paint: { color: '#0d3874', metallic: 0.5 } },
  });
});
