import { describe, expect, test } from 'vitest';
import { tablesOf } from '../../../.ci/testing/tables-of.ts';
import { readFactValue } from './fact-value.ts';
import { fittingFormats, formatFact } from './format-fact.ts';
import { createPrinter } from './printer.ts';

const tables = tablesOf(import.meta.filename);

const american = createPrinter({ locale: 'en-US' });

describe('formatFact', () => {
  test.each(tables('printed'))('%j | %s gives %s', (given, format, want) => {
    expect(formatFact(readFactValue(given), format, american)).toBe(want);
  });
});

describe('the locale of a dealer', () => {
  test.each(tables('locales'))('%s prints %j as %s', (locale, given, want) => {
    const value = readFactValue(given);
    const format = { hours: 'hours', list: 'list' }[String(value.kind)];
    expect(formatFact(value, format, createPrinter({ locale }))).toBe(want);
  });

  test.each([
    ['en-US', 'EUR', 1290, '€1,290'],
    ['de-DE', 'EUR', 1290.5, '1.290,50\u00a0€'],
    ['en-CA', 'USD', 1290, 'US$1,290'],
  ])('in %s, money in %s is printed as %s', (locale, currency, money, want) => {
    const print = createPrinter({ locale, currency });
    expect(formatFact(readFactValue({ money }), undefined, print)).toBe(want);
    expect(formatFact(readFactValue({ money }), 'money', print)).toBe(want);
  });

  test('is the usual one where it is not known', () => {
    expect(createPrinter({}).number(1290)).toBe('1,290');
    expect(createPrinter({ locale: 'x_y' }).number(1290)).toBe('1,290');
  });
});

test('fitting formats are listed with what they print', () => {
  const fitting = fittingFormats(readFactValue({ days: 30 }), american).map(
    ({ name, sample }) => `${name}: ${sample}`,
  );
  expect(fitting).toContain('no format: 30 days');
  expect(fitting).toContain('compound: 30-day');
  expect(fitting).toContain('days: 30 days');
  expect(fitting).not.toContain('hours: 30 days');
});
