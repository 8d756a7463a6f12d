import { expect, test } from 'vitest';
import { tablesOf } from '../../../.ci/testing/tables-of.ts';
import { parseShortlist, withListed, withoutListed } from './shortlist.ts';

const tables = tablesOf(import.meta.filename);
const long = JSON.stringify(['x'.repeat(81), 'a']);

test.for([...tables('stored'), [null, []], [long, ['a']]])(
  '%s in the storage is the list %j',
  ([text, list]) => {
    expect(parseShortlist(text)).toEqual(list);
  },
);

test('a vehicle that is added comes last, and only once', () => {
  expect(withListed(['a'], 'b')).toEqual(['a', 'b']);
  expect(withListed(['a', 'b'], 'a')).toEqual(['a', 'b']);
  expect(withListed(['a'], 'Not an id')).toEqual(['a']);
});

test('beyond a dozen the oldest makes room', () => {
  const dozen = Array.from({ length: 12 }, (_, index) => `boat-${index}`);
  expect(withListed(dozen, 'new')).toEqual([...dozen.slice(1), 'new']);
});

test('a vehicle that is removed is gone', () => {
  expect(withoutListed(['a', 'b'], 'a')).toEqual(['b']);
  expect(withoutListed(['a'], 'b')).toEqual(['a']);
});
