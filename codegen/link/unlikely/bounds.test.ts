// biome-ignore-all lint/suspicious/noTemplateCurlyInString: references as editors write them.
// How far a figure may go before it is called unlikely, and what it is compared with.
import { describe, expect, test } from 'vitest';
import type { Data } from '../../model/content.ts';
import { makeSite, type Records } from '../../testing/make-site.ts';
import { checkUnlikely } from './check-unlikely.ts';

const messagesOf = (records: Records) =>
  checkUnlikely(makeSite(records)).map(({ code, severity, message }) => {
    expect(`${severity} ${code}`).toMatch(
      /^warning (?:unlikely-(?:price|figure|unit)|starting-price|upside-down)$/,
    );
    return message;
  });

const list = (count: number, make: (index: number) => Data) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`r${index}`, make(index)]));

const sheet = (facts: Data): Records => ({ pricing: { sheet: facts } });

describe('of two figures side by side', () => {
  test.each([
    ['a minimum may be the maximum', { minimum: { usd: 5 }, maximum: { usd: 5 } }, []],
    ['a minimum is not more', { minimum: { usd: 6 }, maximum: { usd: 5 } }, ['minimum']],
    ['the end of a range counts', { low: { usd: [1, 9] }, high: { usd: [2, 8] } }, ['low']],
    ['an hour has 60 minutes', { from: { minutes: 60 }, to: { hours: 1 } }, []],
    ['times are compared in any unit', { from: { minutes: 61 }, to: { hours: 1 } }, ['from']],
    ['a day is longer than hours', { shortest: { days: 1 }, longest: { hours: 23 } }, ['shortest']],
    ['a week has seven days', { least: { days: 7 }, most: { weeks: 1 } }, []],
    ['a year is longer than months', { least: { years: 1 }, most: { months: 11 } }, ['least']],
    ['money is not compared with a share', { least: { usd: 9 }, most: { percent: 5 } }, []],
    ['a text is not compared', { first: { text: 'z' }, last: { text: 'a' } }, []],
    ['one alone is compared with nothing', { smallest: { count: 9 } }, []],
    [
      'a period ends after it begins',
      { first: { date: '2030-02-01' }, last: { date: '2030-01-31' } },
      ['first'],
    ],
    ['a period may be a day', { first: { date: '2030-02-01' }, last: { date: '2030-02-01' } }, []],
  ])('%s', (_what, pair, found) => {
    const places = checkUnlikely(makeSite(sheet({ deep: { down: pair } })));
    const [word] = found;
    expect(places.map(({ message }) => message.startsWith(`"${word}" is more than`))).toEqual(
      found.map(() => true),
    );
  });

  test('those in facts are compared as well', () => {
    const facts = { tides: { lowest: { feet: 9 }, highest: { feet: 3 } } };
    expect(messagesOf({ facts })).toEqual(['"lowest" is more than "highest" beside it']);
  });
});

describe('a fee', () => {
  test.each([
    [
      'as high as the highest price is none too high',
      { price: { usd: 90 }, lateFee: { usd: 90 } },
      0,
    ],
    ['is not above all prices', { price: { usd: 90 }, lateFee: { usd: 91 } }, 1],
    [
      'is known by the name of its group',
      { price: { usd: 90 }, deposits: { utility: { usd: 91 } } },
      1,
    ],
    ['is compared with no other fee', { lateFee: { usd: 91 }, rushFee: { usd: 2 } }, 0],
    ['is money', { price: { usd: 90 }, lateFee: { percent: 95 } }, 0],
    ['is compared with the end of a range', { price: { usd: [50, 95] }, lateFee: { usd: 91 } }, 0],
    [
      'is compared with its own end of a range',
      { price: { usd: 90 }, lateFee: { usd: [2, 91] } },
      1,
    ],
    ['is not every word with these letters', { price: { usd: 90 }, feedback: { usd: 91 } }, 0],
  ])('%s', (_what, facts, count) => {
    expect(messagesOf(sheet(facts))).toHaveLength(count);
  });

  test.each([
    [100, []],
    [101, ['101 percent is more than the whole']],
  ])('of %i percent', (percent, messages) => {
    expect(messagesOf({ facts: { shares: { guests: { percent } } } })).toEqual(messages);
  });
});

describe('a price with cents', () => {
  const prices = (usd: number | readonly number[], others: number): Records => ({
    vehicles: { odd: { price: { usd } } },
    facts: {
      sheet: {
        others: list(others, () => ({ usd: 30 })),
        small: { usd: 1.5 },
        share: { percent: 27.5 },
      },
    },
  });
  test.each([
    ['is odd among ten others', 39.5, 10, 1],
    ['is none among nine', 39.5, 9, 0],
    ['is usual for what costs little', 19.5, 12, 0],
    ['is odd from twenty dollars on', 20.5, 12, 1],
    ['is odd as one end of a range', [10.5, 39], 12, 1],
    ['is odd as the other end', [39, 49.5], 12, 1],
  ])('%s', (_what, usd, others, count) => {
    expect(messagesOf(prices(usd, others))).toHaveLength(count);
  });
});

describe('a figure of a vehicle', () => {
  const ranges = (...figures: readonly number[]): Records => ({
    vehicles: list(figures.length, (index) => ({
      specifications: { range: { miles: figures[index] }, drive: { text: 'x' } },
    })),
  });
  test.each([
    ['may be three times the highest', [40, 50, 60, 60, 180], 0],
    ['is not more than that', [40, 50, 60, 60, 181], 1],
    ['may be a third of the lowest', [60, 60, 70, 80, 20], 0],
    ['is not less than that', [60, 60, 70, 80, 19], 1],
    ['is compared with four others', [60, 60, 70, 1], 0],
  ])('%s', (_what, figures, count) => {
    expect(messagesOf(ranges(...figures))).toHaveLength(count);
  });
});

describe('a ZIP code', () => {
  const towns = (...zips: readonly (string | undefined)[]): Records => ({
    towns: list(zips.length, (index) => ({ county: 'north', zip: zips[index] })),
  });
  test.each([
    ['is compared with three others', ['04001', '04002', '05003'], 0],
    ['may be one of two regions', ['04001', '04002', '05003', '05004'], 0],
    ['may be one of three', ['04001', '04002', '05003', '06004'], 0],
    ['may be left out', ['04001', '04002', '04003', undefined], 0],
    ['is compared within its county', ['04001', '04002', '04003', '05001'], 1],
  ])('%s', (_what, zips, count) => {
    expect(messagesOf(towns(...zips))).toHaveLength(count);
  });

  test('of another county may begin otherwise', () => {
    const zips = ['04001', '04002', '04003', '05001'];
    const county = (index: number) => (index === 3 ? 'south' : 'north');
    const records = list(4, (index) => ({ county: county(index), zip: zips[index] }));
    expect(messagesOf({ towns: records })).toEqual([]);
  });
});

test.each([
  [50, []],
  [51, ['51 residents are more than its whole county has: 50']],
])('a town of %i residents in a county of 50', (population, messages) => {
  const counties = { north: { name: 'North', population: 50 } };
  expect(messagesOf({ counties, towns: { a: { county: 'north', population } } })).toEqual(messages);
});

describe('a longer rental', () => {
  const plan = (days: number, usd: number) => ({ price: { usd }, duration: { days } });
  const groups = (four: Data, six: Data = {}): Records => ({
    pricing: { rentals: { groups: { four: { plans: four }, six: { plans: six } } } },
  });
  test.each([
    ['may cost the same', groups({ a: plan(1, 90), b: plan(7, 90) }), []],
    ['is compared with one of other days', groups({ a: plan(7, 90), b: plan(7, 80) }), []],
    ['is compared with the same carts', groups({ a: plan(1, 90) }, { b: plan(7, 80) }), []],
    [
      'is found in any order',
      groups({ b: plan(14, 80), a: plan(7, 90) }),
      ['14 days cost $80, less than 7 days for $90'],
    ],
  ])('%s', (_what, records, messages) => {
    expect(messagesOf(records)).toEqual(messages);
  });
});

describe('the price of a model', () => {
  const price = (usd: number) => ({ series: 'acme/r', price: { usd } });
  const brand = (startingPrice: Data) => ({
    brands: { acme: { series: [{ slug: 'r', name: 'R', startingPrice }] } },
  });
  test.each([
    ['may be twice the highest other', [700, 1400], []],
    [
      'is not more than that',
      [700, 1401],
      ['$1,401 is far from the other prices of the series "R": $700'],
    ],
    [
      'may be half of the lowest other',
      [700, 1400, 350],
      ['this model costs $350, less than its series "R" starts at: $700'],
    ],
    [
      'is not less than that',
      [700, 800, 349],
      ['$349 is far from the other prices of the series "R": $700 to $800'],
    ],
  ])('%s', (_what, prices, messages) => {
    const vehicles = list(prices.length, (index) => price(prices[index] ?? 0));
    expect(messagesOf({ ...brand({ usd: 700 }), vehicles })).toEqual(messages);
  });

  test('of another series is compared with nothing', () => {
    const vehicles = { a: price(700), b: { series: 'acme/x', price: { usd: 9 } } };
    expect(messagesOf({ ...brand({ usd: 700 }), vehicles })).toEqual([]);
  });

  test('that is less than the start is told at the series, if there are several', () => {
    const vehicles = list(3, (index) => price(600 + 50 * index));
    expect(messagesOf({ ...brand({ usd: 690 }), vehicles })).toEqual([
      'the series "R" starts at $690, but its cheapest model costs $600',
    ]);
  });
});

describe('words beside a reference', () => {
  const pricing = { fees: { share: { percent: 6 }, age: { years: 18 } } };
  const page = (text: string, language: string): Records => ({
    site: { language },
    pricing,
    pages: { home: { text } },
  });
  test('are read in English alone', () => {
    expect(messagesOf(page('${pricing.fees.share} per mile', 'en-US'))).toHaveLength(1);
    expect(messagesOf(page('${pricing.fees.share} per mile', 'de'))).toEqual([]);
  });

  test.each([
    ['of nothing that is known', '${pricing.fees.none} per mile', 0],
    ['that is written out as an example', '$${pricing.fees.share} per mile', 0],
    ['with more than a space between', '${pricing.fees.share}  per mile', 1],
    ['with other words', '${pricing.fees.share} of it', 0],
    ['far before it', `a fee of ${'x'.repeat(40)} \${pricing.fees.age}`, 0],
  ])('%s', (_what, text, count) => {
    expect(messagesOf(page(text, 'en'))).toHaveLength(count);
  });
});
