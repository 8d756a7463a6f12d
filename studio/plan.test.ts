import { expect, test } from 'vitest';
import { picturesOfCart } from './cart-pictures.ts';
import type { Look } from './picture.ts';
import { dueOf, planPictures } from './plan.ts';

const look: Look = {
  seats: { rows: 1, color: '#222222', insert: '#888888' },
  paints: [{ name: 'Harbor Blue', color: '#0d3874', metallic: 0.5 }],
};
const pictures = ['a', 'b', 'c', 'd', 'e'].flatMap((slug) =>
  picturesOfCart(slug, look).slice(0, 1),
);

const plan = planPictures(pictures, {
  record: {
    'carts/a': { fingerprint: 'now', file: 'file a' },
    'carts/b': { fingerprint: 'before', file: 'file b' },
    'carts/c': { fingerprint: 'now', file: 'file c' },
    'carts/d': { fingerprint: 'before', file: 'file d' },
  },
  fingerprintOf: () => 'now',
  takeOf: ({ key }) => key,
  hashMaster: (key) =>
    ({ 'carts/a': 'file a', 'carts/b': 'file b', 'carts/d': 'a photograph', 'carts/e': 'file e' })[
      key
    ],
});

test('a picture is current, changed, missing or replaced; one without a record counts as changed', () => {
  expect(plan.map(({ picture, state }) => [picture.key, state])).toEqual([
    ['carts/a', 'current'],
    ['carts/b', 'changed'],
    ['carts/c', 'missing'],
    ['carts/d', 'replaced'],
    ['carts/e', 'changed'],
  ]);
});

test('only the missing and the changed are drawn', () => {
  expect(dueOf(plan, []).map(({ picture }) => picture.key)).toEqual([
    'carts/b',
    'carts/c',
    'carts/e',
  ]);
});

test('a picture asked for by name is drawn in any case', () => {
  expect(dueOf(plan, ['carts/a', 'carts/d'])).toHaveLength(2);
});
