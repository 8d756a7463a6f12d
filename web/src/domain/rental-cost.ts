import { type DistanceRate, distanceCharge } from './delivery.ts';
import { dateAfter, type PriceShare, planPrice, type RatedPlan, sharesOf } from './plan-price.ts';

/** How many times a plan is taken, what for in all, and where its price depends on the day, how many days each price counts. */
interface PlanCount<Plan> {
  readonly plan: Plan;
  readonly count: number;
  readonly price: number;
  readonly shares: readonly PriceShare[];
}

/** The cheapest plans for a stay, one after another. */
interface CheapestPlans<Plan> {
  readonly plans: readonly PlanCount<Plan>[];
  /** Their total days: never fewer than the stay. */
  readonly days: number;
  readonly price: number;
}

/**
 * The cheapest combination of plans for a stay, up to the longest rental; at the same price the one with the most days
 * wins, then the one with the fewest plans. Undefined if no plans cover the stay.
 */
export function cheapestPlans<Plan extends RatedPlan>(
  stay: number,
  plans: readonly Plan[],
  longest: number,
  start = '',
): CheapestPlans<Plan> | undefined {
  const exact: (Path<Plan> | undefined)[] = [{ price: 0, count: 0, plan: undefined }];
  for (let days = 1; days <= longest; days += 1) {
    const ways = plans.flatMap((plan): Path<Plan>[] => {
      const before = exact[days - plan.days];
      if (!before) return [];
      const price = before.price + planPrice(plan, dateAfter(start, days - plan.days));
      return [{ price, count: before.count + 1, plan }];
    });
    exact[days] = ways.toSorted(
      (one, other) => one.price - other.price || one.count - other.count,
    )[0];
  }
  const best = exact
    .flatMap((path, days) => (path && days >= stay ? [{ ...path, days }] : []))
    .toSorted((one, other) => one.price - other.price || other.days - one.days)[0];
  return best && { plans: countsAt(best.days, exact, start), days: best.days, price: best.price };
}

/** The cheapest way to reach exactly that many days, by its last plan. */
interface Path<Plan> {
  readonly price: number;
  readonly count: number;
  readonly plan: Plan | undefined;
}

/** Walks back from the last plan, and counts the plans on the way, the longest first. */
function countsAt<Plan extends RatedPlan>(
  days: number,
  paths: readonly (Path<Plan> | undefined)[],
  start: string,
): PlanCount<Plan>[] {
  const begins = new Map<Plan, string[]>();
  let left = days;
  for (let plan = paths[left]?.plan; plan; plan = paths[left]?.plan) {
    left -= plan.days;
    begins.set(plan, [...(begins.get(plan) ?? []), dateAfter(start, left)]);
  }
  return [...begins]
    .map(([plan, days]) => ({
      plan,
      count: days.length,
      price: days.reduce((sum, day) => sum + planPrice(plan, day), 0),
      shares: addedUp(days.flatMap((day) => sharesOf(plan, day))),
    }))
    .toSorted((one, other) => other.plan.days - one.plan.days);
}

/** The days at each price, those of several plans together. */
function addedUp(shares: readonly PriceShare[]): readonly PriceShare[] {
  return [...Map.groupBy(shares, ({ price }) => price)].map(([price, all]) => ({
    price,
    days: all.reduce((sum, { days }) => sum + days, 0),
  }));
}

/** The charges on top of the plans; amounts of money and distances. */
export interface RentalRates extends DistanceRate {
  readonly longest: number;
  readonly perDriver: number;
  readonly rush: number;
}

/** The requested rental. `distance` is that of the delivery; 0 for pickup. */
export interface RentalWish {
  readonly days: number;
  readonly drivers: number;
  readonly distance: number;
  readonly isRush: boolean;
  /** Its first day, YYYY-MM-DD, where prices depend on it. */
  readonly start?: string | undefined;
}

/** The cost of a rental without its deposit. */
export interface RentalCost<Plan> extends CheapestPlans<Plan> {
  readonly drivers: number;
  readonly delivery: number;
  readonly rush: number;
  readonly total: number;
}

/** The total cost of a rental, item by item; undefined if no plans cover that many days. */
export function rentalCost<Plan extends RatedPlan>(
  wish: RentalWish,
  plans: readonly Plan[],
  rates: RentalRates,
): RentalCost<Plan> | undefined {
  const cheapest = cheapestPlans(wish.days, plans, rates.longest, wish.start);
  if (!cheapest) return undefined;
  const drivers = wish.drivers * rates.perDriver;
  const delivery = distanceCharge(wish.distance, rates);
  const rush = wish.isRush ? rates.rush : 0;
  const total = cheapest.price + drivers + delivery + rush;
  return { ...cheapest, drivers, delivery, rush, total };
}

/** A longer stay that costs little more than the one asked for. */
interface LongerStay {
  readonly days: number;
  readonly more: number;
}

/** Each further day of a longer stay must cost less than this share of what a day costs without it. */
const closeShare = 0.25;

/** The next longer plan, where it costs little more than a stay: whoever can stay longer would like to know. */
export function closeLongerStay<Plan extends RatedPlan>(
  wish: RentalWish,
  plans: readonly Plan[],
  rates: RentalRates,
): LongerStay | undefined {
  const asked = rentalCost(wish, plans, rates);
  const longer = plans.map(({ days }) => days).filter((days) => asked && days > asked.days);
  const days = Math.min(...longer);
  const given = longer.length > 0 ? rentalCost({ ...wish, days }, plans, rates) : undefined;
  if (!asked || !given) return undefined;
  const more = given.total - asked.total;
  const isClose = more < (given.days - asked.days) * (asked.price / asked.days) * closeShare;
  return isClose ? { days: given.days, more } : undefined;
}
