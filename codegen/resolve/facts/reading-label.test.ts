import { expect, test } from 'vitest';
import { createPrinter } from './printer.ts';
import { otherReadings, printedFactAt, readingLabel } from './reading-label.ts';

const print = createPrinter({ locale: 'en-US' });
const price = {
  money: 9000,
  label: 'Model price',
  also: 'Listed at {value}.',
  readings: {
    home: {
      money: 8500,
      label: 'Advertised price',
      also: 'Advertised at {value}.',
      shown: 'Home.',
    },
  },
};

test('a fact with another reading comes with its label, and so does the reading', () => {
  expect(printedFactAt({ price }, 'price', print)).toEqual({
    text: '$9,000',
    label: 'Model price',
  });
  expect(printedFactAt({ price }, 'price', print, 'home')).toEqual({
    text: '$8,500',
    label: 'Advertised price',
  });
});

test('a fact with one reading comes without a label, whatever it is called in a list', () => {
  const fact = { money: 30, label: 'Rush fee' };
  expect(printedFactAt({ fact }, 'fact', print)).toEqual({ text: '$30', label: '' });
  expect(readingLabel(fact)).toBeUndefined();
});

test('a fact that is not known is left out', () => {
  expect(printedFactAt({}, 'price', print)).toBeUndefined();
});

test('each reading names the others', () => {
  expect(otherReadings(price, print)).toEqual(['Advertised at $8,500.']);
  expect(otherReadings(price, print, 'home')).toEqual(['Listed at $9,000.']);
  expect(otherReadings({ money: 1 }, print)).toEqual([]);
});
