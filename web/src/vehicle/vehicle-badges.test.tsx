import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CardBadges, VehicleBadge } from './vehicle-badges.tsx';

const texts = { new: 'NEW', inStock: 'In Stock', outOfStock: 'Out of Stock' };

const wordsOf = (badges: ReactNode) =>
  [...renderToStaticMarkup(badges).matchAll(/>([^<]+)</g)].map(([, word]) => word);

test.for([
  [true, true, 'NEW'],
  [true, false, 'NEW'],
  [false, true, 'In Stock'],
  [false, false, 'Out of Stock'],
] as const)('new: %s, in stock: %s says %s', ([isNew, inStock, text]) => {
  expect(wordsOf(<VehicleBadge vehicle={{ isNew, inStock }} texts={texts} />)).toEqual([text]);
});

test('a card says that a vehicle is out of stock, beside what else it says', () => {
  const badges = (inStock: boolean, statusText?: string) =>
    wordsOf(
      <CardBadges
        vehicle={{ inStock, ...(statusText && { statusText }) }}
        outOfStock={texts.outOfStock}
      >
        <VehicleBadge vehicle={{ isNew: true, inStock }} texts={texts} />
      </CardBadges>,
    );
  expect(badges(true)).toEqual(['NEW']);
  expect(badges(false)).toEqual(['NEW', 'Out of Stock']);
  expect(badges(false, 'Sale pending')).toEqual(['NEW', 'Sale pending']);
});
