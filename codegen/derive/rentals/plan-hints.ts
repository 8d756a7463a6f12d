/** A rental plan: its price and number of days. */
export interface PricedPlan {
  readonly title: string;
  readonly days: number;
  readonly price: number;
}

/** For stays of `from` to `to` days, a plan for more days costs less than any combination of shorter ones. */
interface PlanHint {
  readonly plan: string;
  readonly from: number;
  readonly to: number;
}

/** The stays for which the next longer plan is the cheapest, though a renter would not look there. */
export function planHints(plans: readonly PricedPlan[]): readonly PlanHint[] {
  return plans.flatMap((plan) => {
    const shorter = plans.filter(({ days }) => days < plan.days);
    if (shorter.length === 0) return [];
    const stays = Array.from({ length: plan.days - 1 }, (_, index) => index + 1);
    const from = stays.find((days) => costOf(days, shorter) > plan.price);
    return from === undefined ? [] : [{ plan: plan.title, from, to: plan.days - 1 }];
  });
}

/** The least that a stay costs, with any of the plans one after another. */
function costOf(stay: number, plans: readonly PricedPlan[]): number {
  const costs = [0];
  for (let days = 1; days <= stay; days += 1) {
    const ways = plans.map((plan) => plan.price + (costs[Math.max(0, days - plan.days)] ?? 0));
    costs.push(Math.min(...ways));
  }
  return costs[stay] ?? 0;
}
