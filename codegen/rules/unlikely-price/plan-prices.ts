import { countOf } from '../../diagnostics/count-of.ts';
import {
  type Amount,
  amountAt,
  amountPrinter,
  type PrintAmount,
  placeBeside,
  valuePlace,
} from '../../link/amounts.ts';
import type { Check, Finding } from '../../link/rule.ts';
import type { Entry } from '../../model/content.ts';
import { groupAt, isRecord } from '../../model/data.ts';
import { unitRow } from '../../model/units.ts';
import { readFactValue } from '../../resolve/facts/fact-value.ts';

/** A longer rental costs more than a shorter one of the same carts. */
export const planPrices: Check = ({ site: { content } }) => {
  const print = amountPrinter(content);
  return content.pricing.flatMap((entry) =>
    Object.entries(groupAt(entry.data, 'groups')).flatMap(([group, data]) =>
      isRecord(data) ? planFindings(plansOf(entry, group, groupAt(data, 'plans')), print) : [],
    ),
  );
};

interface Plan extends Amount {
  readonly hours: number;
  /** The time as it is written. */
  readonly time: string;
}

function plansOf(entry: Entry, group: string, plans: { readonly [id: string]: unknown }): Plan[] {
  return Object.entries(plans).flatMap(([id, plan]) => {
    if (!isRecord(plan)) return [];
    const duration = readFactValue(plan.duration);
    if (duration.kind !== 'figure' || duration.figures.length > 1) return [];
    const [figure = 0] = duration.figures;
    const hours = figure * (unitRow(duration.unit).hours ?? 0);
    const time = countOf(figure, duration.unit.replace(/s$/, ''));
    const at = ['groups', group, 'plans', id, 'price'];
    return amountAt(entry, at, plan.price).map((amount) => ({ ...amount, hours, time }));
  });
}

function planFindings(plans: readonly Plan[], print: PrintAmount): Finding[] {
  const sorted = plans.toSorted((one, other) => one.hours - other.hours);
  return sorted.flatMap((plan, index) => {
    const before = sorted[index - 1];
    if (!before || before.hours === plan.hours || before.amount <= plan.amount) return [];
    const message = `a plan for ${plan.time} costs ${print(plan.amount)}, less than one for ${before.time} at ${print(before.amount)}`;
    const related = [placeBeside(before, 'the shorter plan is priced here')];
    return [{ ...valuePlace(plan), text: { message, related } }];
  });
}
