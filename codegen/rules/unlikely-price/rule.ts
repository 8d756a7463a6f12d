import type { Rule } from '../../link/rule.ts';
import { cents } from './cents.ts';
import { fees } from './fees.ts';
import { memberPrices } from './member-prices.ts';
import { risingPrices } from './rising-prices.ts';

/** Prices that hardly anybody means, beside the others of the site. */
export const rule: Rule = {
  code: 'unlikely-price',
  phase: 'doubt',
  check: (site) => [cents, fees, memberPrices, risingPrices].flatMap((find) => find(site)),
};
