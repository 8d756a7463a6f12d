import { expect, test } from 'vitest';
import { planHints } from './plan-hints.ts';

const plan = (title: string, days: number, price: number) => ({ title, days, price });
const [day, weekend, week] = [plan('Day', 1, 100), plan('Weekend', 3, 250), plan('Week', 7, 400)];

test('a longer plan is named from the first stay that costs more without it', () => {
  // Five days are a weekend and two days: 450.
  expect(planHints([day, weekend, week])).toEqual([{ plan: 'Week', from: 5, to: 6 }]);
});

test('a longer plan may cover a stay better than days that add up exactly', () => {
  expect(planHints([day, plan('Weekend', 3, 150)])).toEqual([{ plan: 'Weekend', from: 2, to: 2 }]);
});

test('nothing is said of a plan that never costs less, nor of a single one', () => {
  expect(planHints([day, plan('Week', 7, 900)])).toEqual([]);
  expect(planHints([week])).toEqual([]);
});
