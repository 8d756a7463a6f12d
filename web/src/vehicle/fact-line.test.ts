import { expect, test } from 'vitest';
import { factsIn } from './fact-line.tsx';

const texts = { seats: '{n} seats', range: '{n} mi', drive: '{n}', unknown: 'Ask us' };
const label = '';

test('a figure is said in the words of the content, without the unit of its own', () => {
  const range = { text: '45 miles', figure: '45', label };
  expect(factsIn({ seats: { text: '4', label }, range }, texts)).toEqual(['4 seats', '45 mi']);
});

test.each(['30-60', '1 045,5', '1,045.5'])('%s is said without its unit too', (figure) => {
  const range = { text: `${figure} miles`, figure, label };
  expect(factsIn({ range }, texts)).toEqual([`${figure} mi`]);
});

test('a text stays whole', () => {
  expect(factsIn({ drive: { text: '2 x 4', label } }, texts)).toEqual(['2 x 4']);
});

test('what is not known and what has no words is left out', () => {
  const topSpeed = { text: '25 mph', figure: '25', label };
  expect(factsIn({ range: undefined, topSpeed }, texts)).toEqual([]);
});

test('a figure with another reading comes with its label', () => {
  const drive = { text: '2x4', label: 'Advertised drive' };
  expect(factsIn({ drive }, texts)).toEqual(['Advertised drive 2x4']);
});
