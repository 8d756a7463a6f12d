import { describe, expect, test } from 'vitest';
import { tablesOf } from '../../.ci/testing/tables-of.ts';
import { suggestForm } from './suggest-form.ts';
import { suggestList, suggestType } from './suggest-type.ts';

const tables = tablesOf(import.meta.filename);

const number = (data: string, key = 'price') =>
  suggestType(['number'], { data, raw: JSON.stringify(data), key });

describe('a number is written for', () => {
  test.each(tables('repairs'))('%s as %s: %s', (data, key, word) => {
    expect(number(data, key)).toEqual({ word, isSure: true });
  });

  test.each(tables('kept'))('%s as %s only in doubt', (data, key) => {
    expect(number(data, key)?.isSure).toBe(false);
  });

  test.each(['about 300', 'many', '', '1,2,3', '9.995,0000'])('%j not at all', (data) => {
    expect(number(data)).toBeUndefined();
  });
});

test('a text keeps the zeros of a number', () => {
  expect(suggestType(['string'], { data: 9973, raw: '09973', key: 'zip' })?.word).toBe('"09973"');
});

test.each([
  ['Fast', 'Fast', '[Fast]', true],
  ['Fast: very', 'Fast: very', '["Fast: very"]', true],
  ['one, two', 'one, two', '["one, two"]', false],
  ['one, two]', 'one, two]', '[one, two]', true],
])('a list is made of %s', (data, raw, word, isSure) => {
  expect(suggestList({ data, raw, key: 'features' })).toEqual({ word, isSure });
});

test.each([
  ['9 AM', /^\d\d:\d\d$/, '"09:00"'],
  ['9:30 pm', /^\d\d:\d\d$/, '"21:30"'],
  ['8a1d12', /^#[0-9a-f]{6}$/, '"#8a1d12"'],
  ['red', /^#[0-9a-f]{6}$/, undefined],
  ['\u201C19958\u201D', /^\d{5}$/, '"19958"'],
  ['New Castle', /^[a-z-]+$/, 'new-castle'],
  ['tours', /^\//, '/tours'],
  ['www.example.com', /^https:\/\//, 'https://www.example.com'],
])('%s takes its form', (data, form, word) => {
  expect(suggestForm({ data, raw: data }, (text) => form.test(text))?.word).toBe(word);
});

test('a letter in a number is shown as the digit it looks like, and never replaced unasked', () => {
  const written = { data: '1-84O-844', raw: '"1-84O-844"' };
  const suggestion = suggestForm(written, (text) => /^[\d-]+$/.test(text));
  expect(suggestion).toEqual({ word: '"1-840-844"', isSure: false });
});
