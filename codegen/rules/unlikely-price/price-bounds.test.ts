// How far a price or a fee may go before it is called unlikely, and what it is compared with.
import { describe, expect, test } from 'vitest';
import type { Data } from '../../model/content.ts';
import type { Records } from '../../testing/make-site.ts';
import { list, messagesOf } from '../../testing/unlikely-messages.ts';

const sheet = (facts: Data): Records => ({ pricing: { sheet: facts } });

describe('a fee', () => {
  test.each([
    [
      'as high as the highest price is none too high',
      { price: { money: 90 }, lateFee: { money: 90 } },
      0,
    ],
    ['is not above all prices', { price: { money: 90 }, lateFee: { money: 91 } }, 1],
    [
      'is known by the name of its group',
      { price: { money: 90 }, surcharges: { beach: { money: 91 } } },
      1,
    ],
    ['is compared with no other fee', { lateFee: { money: 91 }, rushFee: { money: 2 } }, 0],
    ['is no deposit, which may be more', { price: { money: 90 }, deposit: { money: 200 } }, 0],
    ['is money', { price: { money: 90 }, lateFee: { percent: 95 } }, 0],
    [
      'is compared with the end of a range',
      { price: { money: [50, 95] }, lateFee: { money: 91 } },
      0,
    ],
    [
      'is compared with its own end of a range',
      { price: { money: 90 }, lateFee: { money: [2, 91] } },
      1,
    ],
    ['is not every word that begins so', { price: { money: 90 }, feedback: { money: 91 } }, 0],
    ['is not every word that ends so', { price: { money: 90 }, coffee: { money: 91 } }, 0],
  ])('%s', (_what, facts, count) => {
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
    vehicles: { odd: { price: { money } } },
    facts: {
      sheet: {
        others: list(others, () => ({ money: 30 })),
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

describe('a longer rental', () => {
  const plan = (days: number, money: number) => ({ price: { money }, duration: { days } });
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
      ['a plan for 14 days costs $80, less than one for 7 days at $90'],
    ],
  ])('%s', (_what, records, messages) => {
    expect(messagesOf(records)).toEqual(messages);
  });
});

describe('the price of a model', () => {
  const price = (money: number) => ({ series: 'acme/r', price: { money } });
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
