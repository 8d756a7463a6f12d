import { figuresOf, recordsWithFacts, valuePlace } from '../../link/amounts.ts';
import type { Check } from '../../link/rule.ts';
import { isMoney } from '../../model/units.ts';

/** Below this, cents are usual: the price of an hour's power, a fee per mile. */
const leastPrice = 20;
/** Among this many prices without cents, one with cents is odd. */
const manyPrices = 10;

/** A price with cents where all others have none: the decimal point may be meant as a comma. */
export const cents: Check = ({ site: { content } }) => {
  const money = recordsWithFacts(content)
    .flatMap((entry) => figuresOf(entry))
    .filter(({ unit, figures }) => isMoney(unit) && figures.some((each) => each >= leastPrice));
  const [odd, ...more] = money.filter(({ figures }) => !figures.every(Number.isInteger));
  if (!odd || more.length > 0 || money.length <= manyPrices) return [];
  const message = `this price has cents; the ${money.length - 1} others of the site have none`;
  return [{ ...valuePlace(odd), text: { message } }];
};
