import type { View } from '../context/view.ts';
import { figuresOf } from './rental-group.ts';

/** A group of rental plans with its figures, to calculate with. A plan whose price or days are a range is left out. */
export const ratedGroup: View = {
  one(reference, { records }) {
    const id = String(reference);
    const group = records.rentals?.groups[id];
    if (!group) throw new Error(`there is no rental group "${id}"`);
    const plans = Object.entries(group.plans).flatMap(([key, plan]) => {
      const { days, price } = figuresOf(plan);
      return days === undefined || price === undefined
        ? []
        : [{ id: key, title: plan.title, days, price }];
    });
    return { id, title: group.title, plans };
  },
};
