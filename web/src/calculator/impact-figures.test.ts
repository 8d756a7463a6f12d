import { expect, test } from 'vitest';
import { impactFigures } from './impact-figures.ts';

const units = { weight: '{n} lbs', tons: '{n} tons', fuel: '{n} gal', trees: '{n} trees' };
const impact = {
  co2Saved: 1698.67,
  co2Tons: 0.849,
  fuelSaved: 86.67,
  costSaved: 303.33,
  electricCost: 23.4,
  netSavings: 279.93,
  treesEquivalent: 14.01,
};

test('each result is rounded as it is shown', () => {
  const figures = impactFigures(impact, units);
  expect(figures.order.map((name) => figures[name].text(1))).toEqual([
    '1,699 lbs',
    '86.7 gal',
    '$303',
    '$23',
    '$280',
    '14 trees',
  ]);
  expect(figures.co2Saved.second).toBe('0.85 tons');
});

test('a result counts up by shares of its value', () => {
  expect(impactFigures(impact, units).costSaved.text(0.5)).toBe('$152');
});
