import type { Rule } from '../../link/rule.ts';
import { cents } from './cents.ts';
import { fees } from './fees.ts';
import { planPrices } from './plan-prices.ts';
import { seriesPrices } from './series-prices.ts';

/** Prices that hardly anybody means, beside the others of the site. */
export const rule: Rule = {
  code: 'unlikely-price',
  phase: 'doubt',
  check: (site) => [cents, fees, planPrices, seriesPrices].flatMap((find) => find(site)),
};
