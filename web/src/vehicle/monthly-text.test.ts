import { expect, test } from 'vitest';
import { monthlyText } from './monthly-text.ts';

const terms = {
  payment: '{n} a month',
  downPayment: { text: '{n} down', figure: 1000 },
  apr: { text: '{n}% APR', figure: '7.99' },
  months: { text: '{n} months', figure: 60 },
};

test('a card says the monthly payment together with what it depends on', () => {
  expect(monthlyText(10_595, terms)).toBe('$195 a month, $1,000 down, 7.99% APR, 60 months');
});

test('a card with the lowest of several prices says so of the payment too', () => {
  expect(monthlyText(10_595, terms, 'from {n}')).toMatch(/^from \$195 a month, \$1,000 down/);
});

test('a card whose price the down payment covers says nothing', () => {
  expect(monthlyText(1000, terms)).toBeUndefined();
});
