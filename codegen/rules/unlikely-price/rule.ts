import type { Path } from '../../diagnostics/diagnostic.ts';
import { countOf } from '../../diagnostics/phrases.ts';
import {
  type Amount,
  amountAt,
  amountPrinter,
  type Figure,
  type PrintAmount,
  placeBeside,
  valuePlace,
} from '../../link/amounts.ts';
import type { Check, Rule, RuleFinding } from '../../link/rule.ts';
import type { Entry } from '../../model/content.ts';
import { groupAt, isRecord, valueAt } from '../../model/data.ts';
import { isMoney, unitRow } from '../../model/units.ts';
import { readFactValue } from '../../resolve/facts/fact-value.ts';
import { datedPrices } from './dated-prices.ts';
import { memberPrices } from './member-prices.ts';
import { offerPrices } from './offers.ts';

/** Prices that hardly anybody means, beside the others of the site. */
export const rule: Rule = {
  code: ['unlikely-price', 'starting-price'],
  phase: 'doubt',
  check: (site) =>
    [cents, datedPrices, fees, memberPrices, offerPrices, risingPrices].flatMap((find) =>
      find(site),
    ),
};

/** Below this, cents are usual: the price of an hour's power, a fee per mile. */
const leastPrice = 20;
/** Among this many prices without cents, one with cents is odd. */
const manyPrices = 10;

/**
 * A price with cents where the same key of all other records has none: the decimal point may be meant as a comma. In a list
 * of prices, as a workshop has it, each has a key of its own.
 */
const cents: Check = (site) => {
  const money = site
    .figures()
    .filter(({ unit, figures }) => isMoney(unit) && figures.some((each) => each >= leastPrice));
  const alike = Map.groupBy(money, ({ entry, at }) => [entry.source.noun, ...at].join('\n'));
  return [...alike.values()].flatMap(oddOne);
};

function oddOne(prices: readonly Figure[]): RuleFinding[] {
  const [odd, ...more] = prices.filter(({ figures }) => !figures.every(Number.isInteger));
  if (!odd || more.length > 0 || prices.length <= manyPrices) return [];
  const message = `this price has cents; the same of ${prices.length - 1} others has none`;
  return [{ ...valuePlace(odd), message }];
}

/** A fee is less than what it is charged for. */
const fees: Check = ({ figures, site: { content } }) => {
  const print = amountPrinter(content);
  const byFile = Map.groupBy(figures(), ({ entry }) => entry.source);
  return [...byFile.values()].flatMap((own) => feeFindings(own, print));
};

/** Fees have one of these words in their name or that of their group: `lateFee`, `surcharges.beach`. A deposit is often more than the price. */
const feeWord = /^(?:fee|surcharge)s?$/i;

function isFee({ at }: Figure): boolean {
  const words = at.flatMap((step) => String(step).split(/(?=[A-Z])/));
  return words.some((word) => feeWord.test(word));
}

function feeFindings(figures: readonly Figure[], print: PrintAmount): RuleFinding[] {
  const money = figures.filter(({ unit }) => isMoney(unit));
  const prices = money.filter((each) => !isFee(each)).flatMap((each) => each.figures);
  if (prices.length === 0) return [];
  const most = Math.max(...prices);
  return money.filter(isFee).flatMap((fee) => {
    const amount = Math.max(...fee.figures);
    if (amount <= most) return [];
    const message = `this fee of ${print(amount)} is more than any price in this file, which has ${print(most)} at most`;
    return [{ ...valuePlace(fee), message, help: 'Count the digits.' }];
  });
}

/** A rental plan costs more for a longer time. */
const risingPrices: Check = ({ site: { content } }) => {
  const print = amountPrinter(content);
  const rentals = content.pricing.filter(({ id }) => id === 'rentals');
  return rentals.flatMap((entry) =>
    Object.keys(groupAt(entry.data, 'groups')).flatMap((group) =>
      findingsOf(plansOf(entry, ['groups', group, 'plans']), print),
    ),
  );
};

interface Priced extends Amount {
  readonly hours: number;
  /** The time as it is written. */
  readonly time: string;
}

function plansOf(entry: Entry, path: Path): Priced[] {
  return Object.entries(Object(valueAt(entry.data, path))).flatMap(([id, plan]) => {
    if (!isRecord(plan)) return [];
    const time = readFactValue(plan.duration);
    if (time.kind !== 'figure' || time.figures.length > 1) return [];
    const [figure = 0] = time.figures;
    const hours = figure * (unitRow(time.unit).hours ?? 0);
    const written = countOf(figure, time.unit.replace(/s$/, ''));
    return amountAt(entry, [...path, id, 'price'], plan.price).map((amount) => ({
      ...amount,
      hours,
      time: written,
    }));
  });
}

function findingsOf(items: readonly Priced[], print: PrintAmount): RuleFinding[] {
  const sorted = items.toSorted((one, other) => one.hours - other.hours);
  return sorted.flatMap((item, index) => {
    const before = sorted[index - 1];
    if (!before || before.hours === item.hours || before.amount <= item.amount) return [];
    const message = `a plan for ${item.time} costs ${print(item.amount)}, less than one for ${before.time} at ${print(before.amount)}`;
    const related = [placeBeside(before, 'the shorter plan is priced here')];
    return [{ ...valuePlace(item), message, related }];
  });
}
