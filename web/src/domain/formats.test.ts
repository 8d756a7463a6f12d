import { expect, test } from 'vitest';
import { createFormats } from './formats.ts';

const american = createFormats({ locale: 'en-US', currency: 'USD' });
const canadian = createFormats({ locale: 'en-CA', currency: 'CAD' });
const german = createFormats({ locale: 'de-DE', currency: 'EUR' });

test('a price has the currency of the dealer and no cents', () => {
  expect(american.formatPrice(8640.4)).toBe('$8,640');
  expect(canadian.formatPrice(8640.4)).toBe('$8,640');
  expect(german.formatPrice(8640.4)).toBe('8.640\u00a0€');
});

test('a foreign currency is told apart from that of the country', () => {
  const { formatPrice } = createFormats({ locale: 'en-CA', currency: 'USD' });
  expect(formatPrice(8640)).toBe('US$8,640');
});

test('a figure has exactly the decimals asked for', () => {
  expect(american.formatFigure(1698.6666, 0)).toBe('1,699');
  expect(american.formatFigure(0.8, 2)).toBe('0.80');
  expect(german.formatFigure(1698.6666, 2)).toBe('1.698,67');
});

test('a day is printed as the country writes it', () => {
  expect(american.formatDate('2025-01-23')).toBe('January 23, 2025');
  expect(german.formatDate('2025-01-23')).toBe('23. Januar 2025');
});

test('names are sorted by the numbers in them', () => {
  expect(['Boat 10', 'Boat 9'].toSorted(american.compareNames)).toEqual(['Boat 9', 'Boat 10']);
});

test.each([
  [american, '1,045 miles', 1045],
  [american, '40-60 miles', 40],
  [american, '4.5 hours', 4.5],
  [american, 'about 40 miles', undefined],
  [american, '3rd generation', undefined],
  [german, '1.045 Kilometer', 1045],
  [german, '4,5 Stunden', 4.5],
  [createFormats({ locale: 'fr-FR', currency: 'EUR' }), '1\u202f045,5 km', 1045.5],
])(
  '%# a printed text that begins with a figure is read as that figure',
  (formats, text, figure) => {
    expect(formats.readFigure(text)).toBe(figure);
  },
);
