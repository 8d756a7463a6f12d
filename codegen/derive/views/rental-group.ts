import type { Rentals } from '../../../generated/content.ts';
import { printedAt } from '../../resolve/facts/format-fact.ts';
import type { Printer } from '../../resolve/facts/printer.ts';
import { printedFactAt } from '../../resolve/facts/reading-label.ts';
import type { View } from './view.ts';

type Group = Rentals['groups'][string];
type Plan = Group['plans'][string];

/** A group of rental plans with its figures as printed. */
export const rentalGroup: View = {
  one(reference, { records, print }) {
    const id = String(reference);
    const group = records.rentals?.groups[id];
    if (!group) throw new Error(`there is no rental group "${id}"`);
    const { title, description, plans } = group;
    const rows = Object.entries(plans).map(([key, plan]) => planView(key, plan, print));
    return { id, title, description, plans: rows };
  },
};

function planView(id: string, plan: Plan, print: Printer) {
  const duration = printedAt(plan, 'duration', print) ?? '';
  return {
    id,
    title: plan.title,
    description: plan.description,
    price: printedFactAt(plan, 'price', print),
    duration,
    renewal: plan.renewal,
    delivery: plan.delivery,
    badge: plan.badge,
    savings: plan.savings,
  };
}
