import type { NounTypes } from '../../../generated/content.ts';
import { readFactValue } from '../../resolve/facts/fact-value.ts';
import type { ViewContext } from '../context/view.ts';

/** What everybody pays on top of a price. */
export interface Fee {
  readonly name: string;
  readonly amount: number;
}

/** The fees on what is sold at a place: those of the dealer, and those of the place. */
export function feesAt(
  location: string | undefined,
  { site }: Pick<ViewContext, 'site'>,
): readonly Fee[] {
  return Object.values(site.fees ?? {})
    .filter(({ locations }) => !locations || locations.includes(location ?? ''))
    .map(({ name, amount }) => ({ name, amount: mostOf(amount) }));
}

/** The amount, of a range the upper one: nobody pays more than they were told. */
function mostOf(amount: NonNullable<NounTypes['site']['fees']>[string]['amount']): number {
  const fact = readFactValue(amount);
  return fact.kind === 'figure' ? Math.max(...fact.figures) : 0;
}

/** An amount with all fees. */
export function withFees(amount: number, fees: readonly Fee[]): number {
  // Cents are added as whole numbers: 0.1 and 0.2 make 0.3.
  const cents = [amount, ...fees.map((fee) => fee.amount)].map((each) => Math.round(each * 100));
  return cents.reduce((sum, each) => sum + each, 0) / 100;
}
