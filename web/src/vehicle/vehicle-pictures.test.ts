import { expect, test } from 'vitest';
import { pictureName, shownPictures } from './vehicle-pictures.ts';

const picture = (src: string, alt: string) => ({ src, width: 1200, height: 800, alt });
const front = picture('/front.webp', 'A blue cart');
const rear = picture('/rear.webp', 'The same cart from behind');
const placeholder = picture('/none.webp', 'A covered cart');
const known = { pictures: [front, rear], placeholder };

test('the pictures are those the API names, in its order', () => {
  const images = ['/rear.webp', '/front.webp'];
  expect(shownPictures({ name: 'Runner', images }, known)).toEqual([rear, front]);
});

test('a picture that the page does not know has the name of the vehicle as its text', () => {
  const images = ['/other.webp'];
  const other = picture('/other.webp', 'Runner');
  expect(shownPictures({ name: 'Runner', images }, known)).toEqual([other]);
});

test('a vehicle without pictures has the placeholder, if the dealer names one', () => {
  expect(shownPictures({ name: 'Runner', images: [] }, known)).toEqual([placeholder]);
  expect(shownPictures({ name: 'Runner', images: [] }, {})).toEqual([]);
});

test('a picture is called by its paint if there are several, or else by its caption', () => {
  const [blue, red] = [
    { name: 'Blue', color: '#0000ff', src: '/front.webp' },
    { name: 'Red', color: '#ff0000' },
  ];
  const texts = { color: 'Color: {name}' };
  const captioned = { ...front, caption: 'Front view' };
  expect(pictureName(captioned, [blue, red], texts)).toBe('Color: Blue');
  expect(pictureName(captioned, [blue], texts)).toBe('Front view');
  expect(pictureName(rear, [blue, red], texts)).toBeUndefined();
});
