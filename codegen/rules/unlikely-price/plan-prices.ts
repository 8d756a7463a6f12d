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
  readonly days: number;
}

function plansOf(entry: Entry, group: string, plans: { readonly [id: string]: unknown }): Plan[] {
  return Object.entries(plans).flatMap(([id, plan]) => {
    if (!isRecord(plan)) return [];
    const days = Number(groupAt(plan, 'duration').days);
    const at = ['groups', group, 'plans', id, 'price'];
    return amountAt(entry, at, plan.price).map((amount) => ({ ...amount, days }));
  });
}

function planFindings(plans: readonly Plan[], print: PrintAmount): Finding[] {
  const sorted = plans.toSorted((one, other) => one.days - other.days);
  return sorted.flatMap((plan, index) => {
    const before = sorted[index - 1];
    if (!before || before.days === plan.days || before.amount <= plan.amount) return [];
    const [days, fewer] = [countOf(plan.days, 'day'), countOf(before.days, 'day')];
    const message = `a plan for ${days} costs ${print(plan.amount)}, less than one for ${fewer} at ${print(before.amount)}`;
    const related = [placeBeside(before, 'the shorter plan is priced here')];
    return [{ ...valuePlace(plan), text: { message, related } }];
  });
}
