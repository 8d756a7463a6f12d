import type { Finding } from '../../diagnostics/finding.ts';
import { type Figure, figuresOf, recordsWithFacts, valuePlace } from '../../link/amounts.ts';
import type { Check } from '../../link/rule.ts';
import { isMoney } from '../../model/units.ts';

/** Below this, cents are usual: the price of an hour's power, a fee per mile. */
const leastPrice = 20;
/** Among this many prices without cents, one with cents is odd. */
const manyPrices = 10;

/**
 * A price with cents where the same key of all other records has none: the decimal point may be meant as a comma. In a list
 * of prices, as a workshop has it, each has a key of its own.
 */
export const cents: Check = ({ site: { content } }) => {
  const money = recordsWithFacts(content)
    .flatMap((entry) => figuresOf(entry))
    .filter(({ unit, figures }) => isMoney(unit) && figures.some((each) => each >= leastPrice));
  const alike = Map.groupBy(money, ({ entry, at }) => [entry.source.noun, ...at].join('\n'));
  return [...alike.values()].flatMap(oddOne);
};

function oddOne(prices: readonly Figure[]): Finding[] {
  const [odd, ...more] = prices.filter(({ figures }) => !figures.every(Number.isInteger));
  if (!odd || more.length > 0 || prices.length <= manyPrices) return [];
  const message = `this price has cents; the same of ${prices.length - 1} others has none`;
  return [{ ...valuePlace(odd), message }];
}
