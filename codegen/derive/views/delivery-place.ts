import type { DeliveryPlace } from '../../../generated/sections.ts';
import { pageHref } from '../context/page-href.ts';
import type { View } from '../context/view.ts';
import { waysToLocations } from '../places/town-figures.ts';

/** Every town with its distance from the nearest place of business; none without such a place. */
export const deliveryPlace: View<DeliveryPlace> = {
  many: (_query, context) =>
    context.records.towns.flatMap((town) => {
      const [nearest] = waysToLocations(town, context);
      const { id, name, zip } = town;
      const county = context.get('county', town.county).name;
      const href = pageHref('town', id, context);
      return nearest
        ? [{ id, name, county, zip, href, location: nearest.name, distance: nearest.distance }]
        : [];
    }),
};
