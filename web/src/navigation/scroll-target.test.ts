import { expect, test } from 'vitest';
import { scrollTarget } from './scroll-target.ts';

const list = { pathname: '/inventory', search: '', hash: '' };
const filtered = { ...list, search: '?brand=example' };
const other = { pathname: '/contact', search: '', hash: '' };

test('a new location starts at the top', () => {
  expect(scrollTarget({ from: list, to: other, type: 'PUSH' })).toBe(0);
  expect(scrollTarget({ from: list, to: other, type: 'REPLACE' })).toBe(0);
});

test('the link to the page one is on leads to its top', () => {
  expect(scrollTarget({ from: list, to: list, type: 'REPLACE' })).toBe(0);
});

test('Back and Forward restore the height, or go to the place that the address names', () => {
  expect(scrollTarget({ from: other, to: list, type: 'POP', saved: 640 })).toBe(640);
  expect(scrollTarget({ from: other, to: list, type: 'POP' })).toBe('hash');
});

test('a change of the query alone moves nothing', () => {
  expect(scrollTarget({ from: list, to: filtered, type: 'PUSH' })).toBe('keep');
});

test('Back and Forward on one page restore the height, or leave it to the browser', () => {
  expect(scrollTarget({ from: filtered, to: list, type: 'POP', saved: 640 })).toBe(640);
  expect(scrollTarget({ from: filtered, to: list, type: 'POP' })).toBe('keep');
});

test('a hash leads to its element', () => {
  const hours = { ...other, hash: '#hours' };
  expect(scrollTarget({ from: list, to: hours, type: 'PUSH' })).toBe('hash');
});
