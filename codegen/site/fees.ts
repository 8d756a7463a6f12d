import type { NounTypes } from '../../generated/content.ts';
import { readFactValue } from '../resolve/facts/fact-value.ts';

type Site = NounTypes['site'];

/** What everybody pays on top of a price. */
export interface Fee {
  readonly name: string;
  readonly amount: number;
}

/** The fees of the dealer, wherever something is sold. */
export function generalFees(site: Site): readonly Fee[] {
  return feesWhere(site, ({ locations }) => locations === undefined);
}

/** The fees of a place alone. */
export function placeFees(site: Site, location: string | undefined): readonly Fee[] {
  return feesWhere(site, ({ locations }) => locations?.includes(location ?? '') === true);
}

/** The general fees as an estimator has them; undefined if there are none. */
export function estimatorFees(site: Site) {
  const fees = generalFees(site).map(({ name: label, amount }) => ({ label, amount }));
  return fees.length > 0 ? fees : undefined;
}

type SiteFee = NonNullable<Site['fees']>[string];

function feesWhere({ fees = {} }: Site, isAsked: (fee: SiteFee) => boolean): readonly Fee[] {
  return Object.values(fees)
    .filter(isAsked)
    .map(({ name, amount }) => ({ name, amount: mostOf(amount) }));
}

/** The amount, of a range the upper one: nobody pays more than they were told. */
function mostOf(amount: SiteFee['amount']): number {
  const fact = readFactValue(amount);
  return fact.kind === 'figure' ? Math.max(...fact.figures) : 0;
}
