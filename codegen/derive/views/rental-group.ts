import type { Data } from '../../model/content.ts';
import { groupAt, optionalText, textAt } from '../../model/data.ts';
import { printedAt } from '../../resolve/facts/format-fact.ts';
import type { View } from './view.ts';

/** A group of rental plans with its figures as printed. */
export const rentalGroup: View = {
  one(reference, context) {
    const id = String(reference);
    const group = context.get('rental-group', id);
    const plans = groupAt(group, 'plans');
    return {
      id,
      title: textAt(group, 'title'),
      description: textAt(group, 'description'),
      plans: Object.keys(plans).map((key) => planView(key, groupAt(plans, key))),
    };
  },
};

function planView(id: string, plan: Data) {
  const duration = printedAt(plan, 'duration') ?? '';
  return {
    id,
    title: textAt(plan, 'title'),
    description: textAt(plan, 'description'),
    price: printedAt(plan, 'price'),
    duration,
    renewal: textAt(plan, 'renewal'),
    delivery: textAt(plan, 'delivery'),
    badge: optionalText(plan, 'badge') ?? duration,
    savings: optionalText(plan, 'savings'),
  };
}
