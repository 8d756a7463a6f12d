import { describe, expect, test } from 'vitest';
import { readFactValue } from './fact-value.ts';
import { fittingFormats, formatFact } from './format-fact.ts';
import { createPrinter } from './printer.ts';

const american = createPrinter({ locale: 'en-US' });

const hours = [
  { days: ['mon', 'fri'], opens: '08:00', closes: '17:00' },
  { days: ['sat'], opens: '09:30', closes: '12:00' },
  { days: ['sun'], text: 'Emergency only' },
];
const printedHours = 'Mon-Fri 8AM-5PM, Sat 9:30AM-12PM, Sun Emergency only';

const cases: readonly [given: unknown, format: string | undefined, want: string | undefined][] = [
  [{ money: 1290 }, undefined, '$1,290'],
  [{ money: 6.5 }, undefined, '$6.50'],
  [{ money: 1234567.891 }, undefined, '$1,234,567.89'],
  [{ money: [50, 100] }, undefined, '$50-$100'],
  [{ money: 1290 }, 'money', '$1,290'],
  [{ money: 1290 }, 'number', '1,290'],
  [{ money: 1290 }, 'miles', undefined],
  [{ money: 1290.5 }, 'digits', '1290.5'],
  [{ money: [50, 100] }, 'digits', undefined],
  [{ money: 1290 }, 'compound', undefined],
  [{ percent: 15 }, undefined, '15%'],
  [{ percent: 5.99 }, undefined, '5.99%'],
  [{ percent: [10, 15] }, undefined, '10-15%'],
  [{ count: 1340 }, undefined, '1,340'],
  [{ miles: 1 }, undefined, '1 mile'],
  [{ miles: 10 }, undefined, '10 miles'],
  [{ miles: 10 }, 'compound', '10-mile'],
  [{ feet: 8 }, undefined, '8 ft'],
  [{ mph: 25 }, undefined, '25 mph'],
  [{ hours: 24 }, undefined, '24 hours'],
  [{ hours: [24, 48] }, undefined, '24-48 hours'],
  [{ hours: [24, 48] }, 'compound', '24-48-hour'],
  [{ hours: 24 }, 'hours', '24 hours'],
  [{ days: 30 }, 'compound', '30-day'],
  [{ businessDays: 10 }, undefined, '10 business days'],
  [{ businessDays: 1 }, undefined, '1 business day'],
  [{ year: 2008 }, undefined, '2008'],
  [{ years: 18 }, 'number', '18'],
  [{ pounds: 500 }, undefined, '500 lbs'],
  [{ kwh: 5.2 }, undefined, '5.2 kWh'],
  [{ date: '2024-02-03' }, undefined, 'February 3, 2024'],
  [{ date: '2024-02-03' }, 'date', 'February 3, 2024'],
  ['2025-12-01', 'date', 'December 1, 2025'],
  ['soon', 'date', undefined],
  [{ text: 'about fifty' }, undefined, 'about fifty'],
  [{ text: 'About fifty' }, 'lower', 'about fifty'],
  ['Town', 'upper', 'TOWN'],
  [2750, undefined, '2,750'],
  [2750, 'number', '2,750'],
  [2750, 'money', undefined],
  [true, undefined, undefined],
  [{ number: '207-555-0142', label: 'Main' }, 'phone', '207-555-0142'],
  [{ number: '207-555-0142', label: 'Main' }, undefined, undefined],
  [{ name: 'Service', hours }, 'hours', printedHours],
  [hours, 'hours', printedHours],
  [{ name: 'Service', hours }, undefined, undefined],
  [['a', 'b', { miles: 3 }], 'list', 'a, b and 3 miles'],
  [['a'], 'list', 'a'],
  [['a', true], 'list', undefined],
  [{ money: 5, label: 'Fee', note: 'x', owed: true }, undefined, '$5'],
  [{ money: 5, other: 1 }, undefined, undefined],
  [{ title: 'Weekly', text: 'A week' }, undefined, undefined],
];

describe('formatFact', () => {
  test.each(cases)('%j | %s gives %s', (given, format, want) => {
    expect(formatFact(readFactValue(given), format, american)).toBe(want);
  });
});

describe('the locale of a dealer', () => {
  test.each([
    ['en-CA', { money: 1290 }, 'US$1,290'],
    ['en-CA', hours, 'Mon-Fri 8 a.m.-5 p.m., Sat 9:30 a.m.-12 p.m., Sun Emergency only'],
    ['en-GB', hours, 'Mon-Fri 08:00-17:00, Sat 09:30-12:00, Sun Emergency only'],
    ['en-GB', { date: '2024-02-03' }, '3 February 2024'],
    ['de-DE', { money: [1290, 2500] }, '1.290\u00a0$-2.500\u00a0$'],
    ['de-DE', { miles: [1, 2.5] }, '1-2,5 Meilen'],
    ['de-DE', { kilometers: [1, 2.5] }, '1-2,5 Kilometer'],
    ['de-DE', { kmh: 25 }, '25 km/h'],
    ['de-DE', { kilograms: 1250 }, '1.250 kg'],
    ['de-DE', { watts: 250 }, '250 W'],
    ['de-DE', { wh: 1500 }, '1.500 Wh'],
    ['en-US', { kilometers: 1 }, '1 kilometer'],
    ['en-US', { inches: 20 }, '20 in'],
    ['de-DE', { percent: 5.99 }, '5,99\u00a0%'],
    ['de-DE', { year: 2008 }, '2008'],
    ['de-DE', ['a', 'b', { miles: 1 }], 'a, b und 1 Meile'],
    ['de-DE', hours, 'Mo-Fr 08:00-17:00, Sa 09:30-12:00, So Emergency only'],
  ])('%s prints %j as %s', (locale, given, want) => {
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
