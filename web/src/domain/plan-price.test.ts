import { describe, expect, test } from 'vitest';
import { tablesOf } from '../../../.ci/testing/tables-of.ts';
import { planPrice, type RatedPlan } from './plan-price.ts';
import { cheapestPlans } from './rental-cost.ts';

const tables = tablesOf(import.meta.filename);
const plans = tables<RatedPlan>('plans');

describe('a rental whose price depends on the day', () => {
  test.each(tables('stays'))('from %s for %i days costs %d', (start, days, price, shares) => {
    const found = cheapestPlans(days, plans, 30, start);
    expect(found).toMatchObject({ days, price });
    const told = found?.plans.flatMap(({ plan, shares: parts }) =>
      parts.map((part) => `${plan.id} ${part.days} at ${part.price}`),
    );
    expect(told?.join(', ')).toBe(shares);
    // The items add up to the whole, and each has as many days as it is told.
    expect(found?.plans.reduce((sum, each) => sum + each.price, 0)).toBeCloseTo(price, 2);
    for (const { plan, count, shares: parts } of found?.plans ?? [])
      expect(parts.reduce((sum, part) => sum + part.days, 0)).toBe(plan.days * count);
  });

  test('a plan costs what its days cost, each its share', () => {
    const [, week] = plans;
    const single = { id: 'day', days: 1, price: 80, when: week?.when?.map((line) => line) };
    for (const start of ['2027-06-11', '2027-09-03', '2026-12-20', '2027-01-02']) {
      const days = Array.from({ length: 7 }, (_, step) =>
        new Date(Date.parse(start) + step * 864e5).toISOString().slice(0, 10),
      );
      const wholeDays = days.map((day) => planPrice({ ...single, price: 560 }, day));
      const sum = wholeDays.reduce((total, each) => total + each, 0);
      expect(week && planPrice(week, start)).toBeCloseTo(sum / 7, 2);
    }
  });
});
