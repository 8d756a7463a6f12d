import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { GalleryChoices } from './gallery-choices.tsx';

test('as many rows stand below the pictures whichever color is in view, so that nothing moves', () => {
  const texts = { color: 'Color: {name}', alsoIn: 'Also in {names}' };
  const paints = ['Red', 'Blue'].map((name) => ({ name, color: '#000000', pictures: [] }));
  const entries = [0, 0, 1].map((paint, side) => ({
    picture: { src: `/${side}.webp`, width: 1200, height: 800, alt: `${side}` },
    paint: paints[paint],
  }));
  const rows = entries.map((shown) => {
    const choices = { entries, shown, paints, texts };
    return renderToStaticMarkup(<GalleryChoices {...choices} />).split('<ul').length - 1;
  });
  expect(rows).toEqual([2, 2, 2]);
});
