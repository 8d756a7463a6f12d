/** A price on some days, the first of several that fit. Days of every year have no year. */
interface DatedPrice {
  readonly price: number;
  readonly from?: string | undefined;
  readonly until?: string | undefined;
  /** Days of the week, 0 for Sunday. */
  readonly days?: readonly number[] | undefined;
}

/** A rental plan: its days and its price. */
export interface RatedPlan {
  readonly id: string;
  readonly days: number;
  readonly price: number;
  readonly when?: readonly DatedPrice[] | undefined;
}

/** Days of a plan at one price of the whole plan. */
export interface PriceShare {
  readonly days: number;
  readonly price: number;
}

/** The days of a plan that begins on a day, by the price that the plan has on each. */
export function sharesOf(plan: RatedPlan, start: string): readonly PriceShare[] {
  if (!plan.when) return [{ days: plan.days, price: plan.price }];
  const first = Date.parse(start);
  const days = Array.from({ length: plan.days }, (_, step) => new Date(first + step * 864e5));
  const prices = Map.groupBy(days, (day) => priceOn(plan, day));
  return [...prices].map(([price, { length }]) => ({ days: length, price }));
}

/** What a plan costs from a day on: each of its days counts its share of the price on that day. */
export function planPrice(plan: RatedPlan, start: string): number {
  const shares = sharesOf(plan, start);
  const sum = shares.reduce((total, { days, price }) => total + days * price, 0);
  // To the cent, whatever the shares are.
  return Math.round((sum / plan.days) * 100) / 100;
}

function priceOn({ price, when = [] }: RatedPlan, day: Date): number {
  const date = day.toISOString().slice(0, 10);
  const holds = ({ from = '', until = '', days }: DatedPrice) =>
    from <= date.slice(10 - from.length) &&
    (until === '' || date.slice(10 - until.length) <= until) &&
    (days?.includes(day.getUTCDay()) ?? true);
  return when.find(holds)?.price ?? price;
}

/** The date some days after another. */
export function dateAfter(start: string, days: number): string {
  return start && new Date(Date.parse(start) + days * 864e5).toISOString().slice(0, 10);
}
