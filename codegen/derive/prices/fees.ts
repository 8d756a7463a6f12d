import { type Fee, generalFees, placeFees } from '../../site/fees.ts';
import type { ViewContext } from '../context/view.ts';

/** The fees on what is sold at a place: those of the dealer, and those of the place. */
export function feesAt(
  location: string | undefined,
  { site }: Pick<ViewContext, 'site'>,
): readonly Fee[] {
  return [...generalFees(site), ...placeFees(site, location)];
}

/** An amount with all fees. */
export function withFees(amount: number, fees: readonly Fee[]): number {
  // Cents are added as whole numbers: 0.1 and 0.2 make 0.3.
  const cents = [amount, ...fees.map((fee) => fee.amount)].map((each) => Math.round(each * 100));
  return cents.reduce((sum, each) => sum + each, 0) / 100;
}
