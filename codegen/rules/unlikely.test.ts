// biome-ignore-all lint/suspicious/noTemplateCurlyInString: references as editors write them.

import { expect, test } from 'vitest';
import { linkSite, runPhase } from '../link/run-rules.ts';
import type { Data } from '../model/content.ts';
import { makeSite, type Records } from '../testing/make-site.ts';
import { findIn } from '../testing/run-rules.ts';
import { smallDealer } from '../testing/small-dealer.ts';

// The messages at their places are in the testdata of the rules; here is what needs many records.

const messagesOf = (records: Records) =>
  findIn('doubt', makeSite(records)).map((each) => each.message);

const records = (count: number, make: (index: number) => Data) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`r${index}`, make(index)]));

const carts = (prices: readonly number[], more: (index: number) => Data = () => ({})) => {
  const cart = (index: number) => ({
    series: 'acme/r',
    price: { money: prices[index] },
    ...more(index),
  });
  return records(prices.length, cart);
};

const series = (startingPrice: Data) => ({
  acme: { series: [{ slug: 'r', name: 'R', startingPrice }] },
});

test('a site whose figures agree is warned of nothing', () => {
  const brands = series({ money: 700 });
  expect(messagesOf({ ...smallDealer, brands, vehicles: carts([700, 800, 1100]) })).toEqual([]);
});

test('a series starts at the price of its cheapest model', () => {
  const vehicles = carts([700, 800]);
  expect(messagesOf({ brands: series({ money: 650 }), vehicles })).toEqual([
    'the series "R" starts at $650, but its cheapest model costs $700',
  ]);
  expect(messagesOf({ brands: series({ money: 800 }), vehicles })).toEqual([
    'this model costs $700, less than its series "R" starts at: $800',
  ]);
});

test('a starting price that declares that of its cheapest model as a reading may differ', () => {
  const brands = series({ money: 650, readings: { models: { money: 700 } } });
  expect(messagesOf({ brands, vehicles: carts([700, 800]) })).toEqual([]);
});

test('a used vehicle may cost less than its series starts at', () => {
  const vehicles = carts([700, 300], (index) => ({ condition: index === 1 ? 'used' : 'new' }));
  expect(messagesOf({ brands: series({ money: 700 }), vehicles })).toEqual([]);
});

test('a price of a digit too many or too few is far from its series', () => {
  const brands = series({ money: 700 });
  for (const price of [70, 7000]) {
    expect(messagesOf({ brands, vehicles: carts([700, price]) })).toEqual([
      `$${price.toLocaleString('en-US')} is far from the other prices of the series "R": $700`,
    ]);
  }
});

test('one price with cents among many without is odd, several are not', () => {
  const pricing = (cents: readonly number[]) => ({
    fees: Object.fromEntries(
      [...cents, ...Array.from({ length: 12 }, (_, index) => 20 + index)].map((money, index) => [
        `price${index}`,
        { money },
      ]),
    ),
  });
  expect(messagesOf({ pricing: pricing([49.5]) })).toEqual([
    'this price has cents; the 12 others of the site have none',
  ]);
  expect(messagesOf({ pricing: pricing([39.5, 49.5]) })).toEqual([]);
});

test('a longer rental costs no less than a shorter one', () => {
  const plan = (days: number, money: number) => ({ price: { money }, duration: { days } });
  const groups = { four: { plans: { day: plan(1, 200), week: plan(7, 120) } } };
  expect(messagesOf({ pricing: { rentals: { groups } } })).toEqual([
    'a plan for 7 days costs $120, less than one for 1 day at $200',
  ]);
});

test('a figure of a vehicle is not far from that of all others', () => {
  const ranges = [40, 45, 50, 60, 400];
  const vehicles = records(5, (index) => ({
    specifications: { range: { miles: ranges[index] }, seatingCapacity: index === 0 ? 40 : 4 },
  }));
  expect(messagesOf({ vehicles })).toEqual([
    '400 is far from what all the other vehicles have: 40 to 60',
    '40 is far from what all the other vehicles have: 4',
  ]);
});

test('the towns of a county share the first digits of their ZIP codes', () => {
  const zips = ['04001', '04002', '04015', '40016'];
  const towns = records(4, (index) => ({ county: 'north', zip: zips[index] }));
  expect(messagesOf({ towns })).toEqual([
    'this ZIP code begins with 40; all others of the county begin with 04',
  ]);
});

test('a town in two counties has no more residents on one side than in all', () => {
  const counties = { north: { name: 'North', population: 50 } };
  const town = { county: 'north', population: 90 };
  expect(messagesOf({ counties, towns: { a: { ...town, countyPopulation: 40 } } })).toEqual([]);
  expect(messagesOf({ counties, towns: { a: { ...town, countyPopulation: 95 } } })).toEqual([
    '95 residents are more than the whole town has: 90',
  ]);
});

test('a latitude without its minus is reported as such', () => {
  const towns = records(4, (index) => ({
    coordinates: { lat: index === 0 ? 33 : -33 - index / 10, lng: 151 },
  }));
  expect(messagesOf({ towns })[0]).toMatch('on the other side of the globe');
});

test('a line of which something is reported already is not called unlikely as well', () => {
  const site = makeSite({ brands: series({ money: 650 }), vehicles: carts([700, 800]) });
  const [first] = findIn('doubt', site);
  expect(first && runPhase('doubt', linkSite(site), [first])).toEqual([]);
});

test.each([
  ['${pricing.fees.mile} per mile', undefined],
  ['${pricing.fees.share} per mile', 'an amount for each mile'],
  ['${pricing.fees.share} APR', undefined],
  ['${pricing.fees.mile} APR', 'a percentage'],
  ['${pricing.fees.age} old', undefined],
  ['${pricing.fees.mile}/hour', undefined],
  ['${pricing.fees.age}/hour', 'an amount for each hour'],
  ['a ${pricing.fees.share} rush fee', undefined],
  ['a ${pricing.fees.age} rush fee', 'money or a share of it'],
  ['a fee of ${pricing.fees.age}', 'money or a share of it'],
  ['${pricing.fees.age} years', '"years" would be there twice'],
  ['${pricing.fees.age | number} years', undefined],
  ['${pricing.fees.share}%', '"%" would be there twice'],
  ['a ${pricing.fees.mile} day pass', undefined],
  ['$${pricing.fees.age} years', undefined],
])('the words beside the reference of "%s" want %s', (text, want) => {
  const pricing = { fees: { mile: { money: 6 }, share: { percent: 6 }, age: { years: 18 } } };
  const pages = { home: { text } };
  const [message] = messagesOf({ site: { language: 'en' }, pricing, pages });
  expect(message?.includes(want ?? '')).toBe(want === undefined ? undefined : true);
});

test('a reading is held to the words beside it as its fact is', () => {
  const pricing = { tax: { percent: 6, readings: { summer: { percent: 5 } } } };
  const pages = { a: { lead: 'It takes ${pricing.tax@summer | labelled} per mile.' } };
  expect(messagesOf({ site: { language: 'en-US' }, pricing, pages })).toEqual([
    expect.stringMatching(
      /^"pricing.tax@summer" is a percentage, but the words beside it call for/,
    ),
  ]);
});
