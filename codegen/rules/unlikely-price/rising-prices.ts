import type { Path } from '../../diagnostics/diagnostic.ts';
import { countOf } from '../../diagnostics/phrases.ts';
import {
  type Amount,
  amountAt,
  amountPrinter,
  type PrintAmount,
  placeBeside,
  valuePlace,
} from '../../link/amounts.ts';
import type { Check, RuleFinding } from '../../link/rule.ts';
import type { Entry } from '../../model/content.ts';
import { groupAt, isRecord, valueAt } from '../../model/data.ts';
import { unitRow } from '../../model/units.ts';
import { readFactValue } from '../../resolve/facts/fact-value.ts';

/** A rental plan costs more for a longer time. */
export const risingPrices: Check = ({ site: { content } }) => {
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
