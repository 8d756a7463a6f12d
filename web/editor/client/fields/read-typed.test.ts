import { expect, test } from 'vitest';
import { tablesOf } from '../../../../.ci/testing/tables-of.ts';
import { dayInWords, daySpelling, numberSpelling, timeSpelling } from './read-typed.ts';

const tables = tablesOf(import.meta.filename);

test.each(tables('numbers'))(
  'in %s a number of %s at %s: %s is %s',
  (locale, before, key, typed, value) => {
    const { read, show } = numberSpelling({ locale, unit: { before }, key });
    expect(read(typed)).toBe(value);
    expect(read(show(value))).toBe(value);
  },
);

test.each(tables('bounded'))(
  'in %s a number of %s at %s within bounds: %s is %s',
  (locale, before, key, typed, value) => {
    expect(
      numberSpelling({ locale, unit: { before }, key, least: -90, most: 90 }).read(typed),
    ).toBe(value);
  },
);

test.each(tables('times'))(
  'in %s the time %s is written %s and shown as %s',
  (locale, typed, value, shown) => {
    const { read, show } = timeSpelling(locale);
    expect(read(typed)).toBe(value);
    expect(show(value)).toBe(shown);
    expect(read(shown)).toBe(value);
  },
);

test.each(tables('days'))('in %s the day %s is written %s: %s', (locale, typed, value, words) => {
  expect(daySpelling(locale).read(typed)).toBe(value);
  expect(dayInWords(value, locale)).toBe(words);
});
