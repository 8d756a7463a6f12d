import type { Finding } from '../../diagnostics/finding.ts';
import {
  amountPrinter,
  type Figure,
  figuresOf,
  type PrintAmount,
  recordsWithFacts,
  valuePlace,
} from '../../link/amounts.ts';
import type { Check } from '../../link/rule.ts';
import type { Entry } from '../../model/content.ts';
import { isMoney } from '../../model/units.ts';

/** A fee is less than what it is charged for. */
export const fees: Check = ({ site: { content } }) => {
  const print = amountPrinter(content);
  return recordsWithFacts(content).flatMap((entry) => feeFindings(entry, figuresOf(entry), print));
};

/** Fees have one of these words in their name or that of their group: `lateFee`, `surcharges.beach`. A deposit is often more than the price. */
const feeWord = /^(?:fee|surcharge)s?$/i;

function isFee({ at }: Figure): boolean {
  const words = at.flatMap((step) => String(step).split(/(?=[A-Z])/));
  return words.some((word) => feeWord.test(word));
}

function feeFindings({ source }: Entry, figures: readonly Figure[], print: PrintAmount): Finding[] {
  const money = figures.filter(({ unit }) => isMoney(unit));
  const prices = money.filter((each) => !isFee(each)).flatMap((each) => each.figures);
  if (prices.length === 0) return [];
  const most = Math.max(...prices);
  return money.filter(isFee).flatMap((fee) => {
    const amount = Math.max(...fee.figures);
    if (amount <= most) return [];
    const message = `this fee of ${print(amount)} is more than any price in this file, which has ${print(most)} at most`;
    const { path } = valuePlace(fee);
    return [{ source, path, message, help: 'Count the digits.' }];
  });
}
