import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { numbersIn, readGolden } from './golden/read-golden.ts';
import type { RatedPlan } from './plan-price.ts';
import { cheapestPlans, closeLongerStay, rentalCost } from './rental-cost.ts';

const plansOf = (prices: Readonly<Record<number, number>>): RatedPlan[] =>
  Object.entries(prices).map(([days, price]) => ({ id: `${days} d`, days: Number(days), price }));

const four = plansOf({ 1: 245, 3: 685, 7: 1050, 30: 2800 });
const six = plansOf({ 1: 295, 3: 735, 7: 1400, 30: 3500 });
const awkward = plansOf({ 4: 100, 9: 180 });

// Every combination enumerated, from plans of 245, 685, 1050 and 2800 dollars and of 295, 735, 1400 and 3500 dollars.
const rates = { longest: 30, perDriver: 25, perDistance: 6, freeDistance: 10, rush: 50 };
const rows = readGolden('rental', numbersIn);

describe('a rental', () => {
  test.for(rows)(
    'of $days days from the plans for $plans, $drivers drivers, $miles miles, rush $rush',
    ({ plans, days = 0, drivers = 0, miles = 0, rush, given, price, delivery, total }) => {
      const wish = { days, drivers, distance: miles, isRush: rush === 1 };
      const cost = rentalCost(wish, plans === 4 ? four : six, rates);
      expect(cost).toMatchObject({ days: given, price, delivery, total });
    },
  );

  test('has a table of forty rows and more', () => {
    expect(rows.length).toBeGreaterThanOrEqual(40);
  });
});

/** The least money among all combinations of plans that give a stay, each tried. */
function leastByTrying(stay: number, plans: readonly RatedPlan[], longest: number): number {
  const [plan, ...others] = plans;
  if (!plan) return stay <= 0 ? 0 : Number.POSITIVE_INFINITY;
  const most = Math.floor(longest / plan.days);
  const tries = Array.from({ length: most + 1 }, (_, count) => {
    const rest = leastByTrying(stay - count * plan.days, others, longest - count * plan.days);
    return count * plan.price + rest;
  });
  return Math.min(...tries);
}

/** The plans of every group of a dealer. */
function groupsOf(content: string): RatedPlan[][] {
  const { groups } = parse(readFileSync(`${content}/pricing/rentals.yaml`, 'utf8'));
  return Object.values<{ plans: object }>(groups).map(({ plans }) =>
    Object.entries(plans).flatMap(([id, { duration, price }]) =>
      duration.days === undefined ? [] : [{ id, days: duration.days, price: price.money }],
    ),
  );
}

const dealers = ['content', 'web/e2e/second-dealer/content'].flatMap(groupsOf);

test.for([...dealers, four, six, awkward])(
  'the plans found are the cheapest of all: %#',
  (plans) => {
    for (let stay = 1; stay <= 30; stay += 1) {
      const found = cheapestPlans(stay, plans, 30);
      const least = leastByTrying(stay, plans, 30);
      expect([stay, found?.price ?? Number.POSITIVE_INFINITY]).toEqual([stay, least]);
      const sum = found?.plans.reduce((all, { plan, count }) => all + count * plan.price, 0);
      const days = found?.plans.reduce((all, { plan, count }) => all + count * plan.days, 0);
      if (found) expect([sum, days]).toEqual([found.price, found.days]);
    }
  },
);

test('a stay that no plans give within the longest rental has no price', () => {
  expect(cheapestPlans(30, plansOf({ 7: 290 }), 30)).toBeUndefined();
  expect(
    rentalCost({ days: 31, drivers: 0, distance: 0, isRush: false }, four, rates),
  ).toBeUndefined();
});

test('for the same money it gives more days', () => {
  expect(cheapestPlans(2, plansOf({ 1: 50, 3: 100 }), 30)?.days).toBe(3);
});

describe('a stay whose next plan costs little more', () => {
  const wish = (days: number) => ({ days, drivers: 1, distance: 30, isRush: false });

  // By hand: six seats for 5 days cost 735 + 2 × 295 = 1325, the week 1400; 4 days cost 1030, so the week is 370 more.
  test.for([
    [5, { days: 7, more: 75 }],
    [4, undefined],
    [7, undefined],
    [30, undefined],
    [31, undefined],
  ] as const)('of %s days is told so, if it is: %o', ([days, longer]) => {
    expect(closeLongerStay(wish(days), six, rates)).toEqual(longer);
  });
});
