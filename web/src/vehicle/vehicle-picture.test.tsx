import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { VehicleBadge } from './vehicle-picture.tsx';

const texts = { new: 'NEW', inStock: 'In Stock', outOfStock: 'Out of Stock' };

test.for([
  [true, true, 'NEW'],
  [true, false, 'NEW'],
  [false, true, 'In Stock'],
  [false, false, 'Out of Stock'],
] as const)('new: %s, in stock: %s says %s', ([isNew, inStock, text]) => {
  const badge = <VehicleBadge vehicle={{ isNew, inStock }} texts={texts} className="top-3" />;
  expect(renderToStaticMarkup(badge)).toContain(`>${text}<`);
});
