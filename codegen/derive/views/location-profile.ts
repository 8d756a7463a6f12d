import type { LocationProfile } from '../../../generated/sections.ts';
import type { View } from '../context/view.ts';
import { departmentsAt } from '../places/departments-at.ts';
import { departmentOf, openingTimesOf } from './department.ts';
import { locationCardOf } from './location-card.ts';

/** A place of business with its departments, for its own page. */
export const locationProfile: View<LocationProfile> = {
  one(reference, context) {
    const id = String(reference);
    // The page of a place does not lead to itself.
    const { href: _, ...card } = locationCardOf(id, context);
    const departments = departmentsAt(id, context.site).map(([each]) => ({
      department: departmentOf(each, context),
      times: openingTimesOf(each, context),
    }));
    return { card, departments };
  },
};
