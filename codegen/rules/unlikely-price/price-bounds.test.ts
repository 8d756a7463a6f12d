// How far a price or a fee may go before it is called unlikely, and what it is compared with.
import { describe, expect, test } from 'vitest';
import { tablesOf } from '../../../.ci/testing/tables-of.ts';
import type { Data } from '../../model/content.ts';
import type { Records } from '../../testing/make-site.ts';
import { list, messagesOf } from '../../testing/unlikely-messages.ts';

const tables = tablesOf(import.meta.filename);

const sheet = (facts: Data): Records => ({ pricing: { sheet: facts } });

describe('a fee', () => {
  test.each(tables('fees'))('%s', (_what, facts, count) => {
    expect(messagesOf(sheet(facts))).toHaveLength(count);
  });

  test.each([
    [100, []],
    [101, ['101 percent is more than 100 percent']],
  ])('of %i percent', (percent, messages) => {
    expect(messagesOf({ facts: { shares: { guests: { percent } } } })).toEqual(messages);
  });
});

describe('a price with cents', () => {
  const prices = (money: number | readonly number[], others: number): Records => ({
    vehicles: {
      odd: { price: { money } },
      ...Object.fromEntries(
        Array.from({ length: others }, (_, at) => [`other-${at}`, { price: { money: 30 } }]),
      ),
    },
    facts: {
      sheet: {
        tube: { money: 24.5 },
        small: { money: 1.5 },
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
  ])('%s', (_what, money, others, count) => {
    expect(messagesOf(prices(money, others))).toHaveLength(count);
  });
});

describe('an offer', () => {
  test.each(tables('offers'))('%s', (_what, price, messages) => {
    expect(messagesOf({ vehicles: { drifter: { price } } })).toEqual(messages);
  });
});

describe('a longer rental', () => {
  test.each(tables('rentals'))('%s', (_what, records, messages) => {
    expect(messagesOf(records)).toEqual(messages);
  });
});

describe('the price of a model', () => {
  const price = (money: number) => ({ series: 'acme/r', price: { money } });
  const brand = (startingPrice: Data) => ({
    brands: { acme: { series: [{ slug: 'r', name: 'R', startingPrice }] } },
  });
  test.each(tables('models'))('%s', (_what, prices, messages) => {
    const vehicles = list(prices.length, (index) => price(prices[index] ?? 0));
    expect(messagesOf({ ...brand({ money: 700 }), vehicles })).toEqual(messages);
  });

  test('of another series is compared with nothing', () => {
    const vehicles = { a: price(700), b: { series: 'acme/x', price: { money: 9 } } };
    expect(messagesOf({ ...brand({ money: 700 }), vehicles })).toEqual([]);
  });

  test('that is less than the start is reported at the series, if there are several', () => {
    const vehicles = list(3, (index) => price(600 + 50 * index));
    expect(messagesOf({ ...brand({ money: 690 }), vehicles })).toEqual([
      'the series "R" starts at $690, but its cheapest model costs $600',
    ]);
  });
});
