import { expect, test } from 'vitest';
import { entriesOf, pictureName } from './gallery-entries.ts';
import { shownPictures } from './vehicle-pictures.ts';

const picture = (src: string, alt: string) => ({ src, width: 1200, height: 800, alt });
const front = picture('/front.webp', 'A blue boat');
const rear = picture('/rear.webp', 'The same boat from behind');
const placeholder = picture('/none.webp', 'A covered boat');
const known = { pictures: [front, rear], placeholder };

test('a picture that the page does not know has the name of the vehicle as its text', () => {
  const images = ['/other.webp'];
  const other = picture('/other.webp', 'Runner');
  expect(shownPictures({ name: 'Runner', images }, known)).toEqual([other]);
});

test('a vehicle without pictures has the placeholder, if the dealer names one', () => {
  expect(shownPictures({ name: 'Runner', images: [] }, known)).toEqual([placeholder]);
  expect(shownPictures({ name: 'Runner', images: [] }, {})).toEqual([]);
});

test('a picture is called by its paint and side if there are several paints, or else by its caption', () => {
  const pictures = [
    { src: '/front.webp', side: 0 },
    { src: '/rear.webp', side: 1 },
  ];
  const blue = { name: 'Blue', color: '#0000ff', pictures };
  const red = { name: 'Red', color: '#ff0000', pictures: [] };
  const shown = [
    { ...front, caption: 'Front view' },
    { ...rear, caption: 'Rear view' },
  ];
  const names = (paints: Parameters<typeof entriesOf>[1]) =>
    entriesOf(shown, paints).map((entry) => pictureName(entry, { color: 'Color: {name}' }));
  expect(names([blue, red])).toEqual(['Color: Blue', 'Color: Blue, Rear view']);
  expect(names([blue])).toEqual(['Front view', 'Rear view']);
});
