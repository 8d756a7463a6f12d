import { ownPictures, vehicleOf, vehiclePlaceholder } from '../vehicles/vehicle.ts';
import type { View } from './view.ts';

/** A vehicle with everything its own page shows. */
export const vehicleDetail: View = {
  one(reference, context) {
    const id = String(reference);
    return {
      vehicle: vehicleOf(id, context),
      pictures: ownPictures(context.get('vehicle', id), context),
      placeholder: vehiclePlaceholder(context),
    };
  },
};
