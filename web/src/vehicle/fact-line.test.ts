import { expect, test } from 'vitest';
import { factsIn } from './fact-line.tsx';

const texts = { seats: '{n} seats', range: '{n} mi', drive: '{n}', unknown: 'Ask us' };

test('a figure is said in the words of the content, without the unit of its own', () => {
  expect(factsIn({ seats: 4, range: '45 miles' }, texts)).toEqual(['4 seats', '45 mi']);
  expect(factsIn({ range: '1,045.5 miles' }, texts)).toEqual(['1,045.5 mi']);
});

test('what begins with a digit and is no number stays whole', () => {
  expect(factsIn({ drive: '2x4' }, texts)).toEqual(['2x4']);
  expect(factsIn({ drive: 'Rear-Wheel Drive' }, texts)).toEqual(['Rear-Wheel Drive']);
});

test('what is not known and what has no words is left out', () => {
  expect(factsIn({ range: undefined, topSpeed: '25 mph' }, texts)).toEqual([]);
});

test('a figure with another reading comes with its label', () => {
  const drive = { text: '2x4', label: 'Advertised drive' };
  expect(factsIn({ drive }, texts)).toEqual(['Advertised drive 2x4']);
  expect(factsIn({ range: { text: '45 miles', label: '' } }, texts)).toEqual(['45 mi']);
});
