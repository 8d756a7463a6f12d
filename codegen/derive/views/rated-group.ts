import type { RatedGroup } from '../../../generated/sections.ts';
import { rentalField } from '../../model/rental-field.ts';
import type { View } from '../context/view.ts';
import { figuresOf } from './rental-group.ts';

/** A group of rental plans with its figures, to calculate with. A plan whose price or days are a range is left out. */
export const ratedGroup: View<RatedGroup> = {
  one(reference, context) {
    const id = String(reference);
    const group = context.get('rental-group', id);
    const plans = Object.entries(group.plans).flatMap(([key, plan]) => {
      const { days, price } = figuresOf(plan);
      return days === undefined || price === undefined
        ? []
        : [{ id: key, title: plan.title, days, price }];
    });
    const field = rentalField(context.index.site.content);
    return { id, field, title: group.title, plans };
  },
};
