import { expect, test } from 'vitest';
import { entryKey, namedEntry } from './entry-name.ts';

test.each([
  ['Service desk', '^[a-z0-9]+(?:-[a-z0-9]+)*$', 'service-desk'],
  ['service-desk', '^[a-z0-9]+(?:-[a-z0-9]+)*$', 'service-desk'],
  ['Per mile', '^[a-z][A-Za-z0-9]*$', 'perMile'],
  ['perMile', '^[a-z][A-Za-z0-9]*$', 'perMile'],
  ['Café & more', '^[a-z0-9]+(?:-[a-z0-9]+)*$', 'cafe-more'],
  ['Anything', undefined, 'Anything'],
])('what is called %s, with names like %s, is %s', (typed, pattern, key) => {
  expect(entryKey(typed, pattern)).toBe(key);
});

test('a new entry is called as it was typed', () => {
  expect(namedEntry({ number: '', label: '' }, ' Service desk ')).toEqual({
    number: '',
    label: 'Service desk',
  });
  expect(namedEntry({ money: 1 }, 'Per mile')).toEqual({ money: 1 });
});
