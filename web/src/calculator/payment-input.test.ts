import { expect, test } from 'vitest';
import { tablesOf } from '../../../.ci/testing/tables-of.ts';
import { readLoan, termsOf } from './payment-input.ts';

const tables = tablesOf(import.meta.filename);

const figures = { min: 12, max: '84', step: 12, default: 60 };
const terms = {
  inputs: {
    price: { label: 'Price', min: 500, max: 50_000 },
    downPayment: { label: 'Down', default: '1000' },
    apr: { label: 'APR', max: 36, default: 7.99 },
    months: { label: 'Months', option: '{n} months', ...figures },
  },
  vehicles: [{ id: 'runner', name: 'Runner', price: 9995, href: '/vehicle/runner' }],
};

const read = (query: string, more = {}) =>
  readLoan(new URLSearchParams(query), { ...terms, ...more });

test('an address without a loan fills the form and asks for nothing', () => {
  const { fields, loan } = read('utm_source=mail');
  expect(fields).toEqual({ price: undefined, down: 1000, apr: 7.99, months: 60 });
  expect(loan).toBeUndefined();
});

test('a vehicle gives its price, until the visitor types another', () => {
  const named = read('vehicle=runner');
  expect([named.vehicle?.name, named.loan?.price]).toEqual(['Runner', 9995]);
  const typed = read('vehicle=runner&price=9000');
  expect([typed.vehicle, typed.loan?.price]).toEqual([undefined, 9000]);
});

test('the tax and the fees of the dealer go into the loan', () => {
  const fees = [
    { label: 'Papers', amount: '45' },
    { label: 'Freight', amount: 100.5 },
  ];
  const { loan } = read('price=9000&down=0&apr=0&months=36', {
    tax: { label: 'Tax', rate: '5.5' },
    fees,
  });
  expect(loan).toEqual({
    price: 9000,
    downPayment: 0,
    taxRate: 5.5,
    fees: 145.5,
    apr: 0,
    months: 36,
  });
});

test('the fees of the place of a vehicle go into its loan, and into no other', () => {
  const [runner] = terms.vehicles;
  const vehicles = [{ ...runner, fees: [{ label: 'Freight', amount: 300 }] }];
  const fees = [{ label: 'Papers', amount: 45 }];
  const feesOf = (query: string) => read(query, { fees, vehicles }).loan?.fees;
  expect(['vehicle=runner', 'vehicle=runner&price=9000'].map(feesOf)).toEqual([345, 45]);
});

test.for(tables<string>('refused'))('an address with %s asks for no loan', (query) => {
  expect(read(query).loan).toBeUndefined();
});

test('the longest loan is among the choices, whatever the steps', () => {
  const months = { label: 'Months', option: '{n}', ...figures };
  expect(termsOf(months)).toEqual([12, 24, 36, 48, 60, 72, 84]);
  expect(termsOf({ ...months, max: 40 })).toEqual([12, 24, 36, 40]);
});
