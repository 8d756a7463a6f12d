import { amountPrinter, type Figure } from '../../link/amounts.ts';
import type { Check } from '../../link/rule.ts';
import { valueAt } from '../../model/data.ts';

/** More than half off is rather a digit too few. */
const leastShare = 0.5;

/** An offer costs less than the regular price, and not just a fraction of it. */
export const offerPrices: Check = ({ figures, site: { content } }) => {
  const print = amountPrinter(content);
  return figures().flatMap((regular) => {
    const amount = offerOf(regular);
    const least = Math.min(...regular.figures);
    if (amount === undefined || (amount < least && amount >= least * leastShare)) return [];
    const how = amount < least ? 'is far below' : 'is not less than';
    const message = `the offer of ${print(amount)} ${how} the regular price of ${print(least)}`;
    const { source } = regular.entry;
    return [
      { source, path: [...regular.at, 'offer', 'money'], message, help: 'Count the digits.' },
    ];
  });
};

function offerOf({ entry, at }: Figure): number | undefined {
  const amount = valueAt(entry.data, [...at, 'offer', 'money']);
  return typeof amount === 'number' ? amount : undefined;
}
