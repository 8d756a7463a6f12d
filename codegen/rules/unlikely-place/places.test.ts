// Slips in coordinates, and what repairs them.

import { expect, test } from 'vitest';
import { tablesOf } from '../../../.ci/testing/tables-of.ts';
import { makeSite, withText } from '../../testing/make-site.ts';
import { findIn, repaired } from '../../testing/run-rules.ts';

const tables = tablesOf(import.meta.filename);

const near = [
  '{ lat: 44.1, lng: -68.1 }',
  '{ lat: 44.2, lng: -68.2 }',
  '{ lat: 44.3, lng: -68.3 }',
];

/** What is said of a town among others, and its coordinates after the repair, if that is sure. */
function check(coordinates: string, others: readonly string[] = near) {
  const text = `name: odd\ncoordinates: ${coordinates}\n`;
  const site = others.reduce(
    (before, each, index) =>
      withText(before, 'town', `name: ${index}\ncoordinates: ${each}\n`, `${index}`),
    withText(makeSite({}), 'town', text, 'odd'),
  );
  const found = findIn('doubt', site).filter(({ file }) => file.endsWith('/odd.yaml'));
  const [, after] = /coordinates: (.*)/.exec(repaired(text, found)) ?? [];
  return { message: found[0]?.message, repaired: after };
}

test.each(tables('slips'))('%s is a slip: %s', (coordinates, message, repaired) => {
  expect(check(coordinates)).toEqual({ message, repaired });
});

test('among too few others, what is odd may be the others', () => {
  const coordinates = '{ lat: 44.4, lng: 68.4 }';
  const { message, repaired } = check(coordinates, near.slice(0, 2));
  expect(message).toMatch(/other side of the globe/);
  expect(repaired).toBe(coordinates);
});

test.each([
  ['as far away as a region may be', '{ lat: 54.1, lng: -78.1 }', near],
  ['that is odd in both figures, and may be meant', '{ lat: -44.4, lng: 68.4 }', near],
  ['that is elsewhere', '{ lat: 10, lng: 20 }', near],
  ['beside one other alone', '{ lat: -68.4, lng: 44.4 }', near.slice(0, 1)],
  ['that has but one figure', '{ lat: -68.4 }', near],
])('a point %s is left alone', (_what, coordinates, others) => {
  expect(check(coordinates, others).message).toBeUndefined();
});

test('a point is compared with those of most places, wherever the list begins', () => {
  const others = ['{ lat: -68.1, lng: 44.1 }', ...near];
  expect(check('{ lat: -68.4, lng: 44.4 }', others).message).toMatch('swapped');
  expect(check('{ lat: 44.4, lng: -68.4 }', others).message).toBeUndefined();
});
