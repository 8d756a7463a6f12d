import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { VehicleGallery } from './vehicle-gallery.tsx';

test.for([
  [false, true],
  [true, false],
] as const)('a photo: %s; said to be an illustration: %s', ([photo, isSaid]) => {
  const picture = { src: '/bay.svg', alt: 'A bay', width: 3, height: 2, photo };
  const parts = {
    vehicle: { name: 'SIX', isNew: true, inStock: true },
    pictures: [picture],
    texts: { new: 'NEW', inStock: 'In stock', outOfStock: 'Sold', pictureNote: 'Illustration.' },
  };
  const page = renderToStaticMarkup(
    <MemoryRouter>
      <VehicleGallery {...(parts as never as Parameters<typeof VehicleGallery>[0])} paints={[]} />
    </MemoryRouter>,
  );
  expect(page).toContain('A bay');
  expect(page.includes('Illustration.')).toBe(isSaid);
});

test.each([
  [true, false],
  [false, true],
])('where nobody says whether it is in stock (%s), no badge does', (isStockUnsaid, isShown) => {
  const parts = {
    vehicle: { name: 'SIX', isNew: false, inStock: true },
    pictures: [],
    texts: { new: 'NEW', inStock: 'In stock', outOfStock: 'Sold' },
    isStockUnsaid,
  };
  const page = renderToStaticMarkup(
    <MemoryRouter>
      <VehicleGallery {...(parts as never as Parameters<typeof VehicleGallery>[0])} paints={[]} />
    </MemoryRouter>,
  );
  expect(page.includes('In stock')).toBe(isShown);
});
