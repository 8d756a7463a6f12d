import type { Data } from '../../content.ts';
import { pageHref } from '../page-href.ts';
import { groupAt, printedAt, textAt, textsAt } from '../read-data.ts';
import { vehicleNames, vehiclePictures } from '../vehicle.ts';
import type { View } from '../view.ts';
import { modelHref } from './series-card.ts';

/** A vehicle as a card shows it. */
export const vehicleCard: View = {
  one(reference, context) {
    const id = String(reference);
    const record = context.get('vehicle', id);
    const { name, brand, series } = vehicleNames(record, context);
    return {
      id,
      name,
      model: textAt(record, 'model'),
      series,
      brand,
      href: pageHref('vehicle', id, context),
      modelHref: modelHref(id, context),
      price: printedAt(record, 'price'),
      badge: badgeOf(record),
      picture: vehiclePictures(record, context)[0],
      facts: keyFigures(groupAt(record, 'specifications')),
      features: textsAt(record, 'features'),
    };
  },
};

function badgeOf({ isNew, inStock }: Data): string {
  if (isNew === true) return 'NEW';
  return inStock === true ? 'In Stock' : 'Out of Stock';
}

/** A figure may have a declared reading for cards. */
function keyFigures(specifications: Data) {
  const shown = (key: string) => {
    const reading = groupAt(groupAt(groupAt(specifications, key), 'readings'), 'cards');
    return printedAt({ reading }, 'reading') ?? printedAt(specifications, key);
  };
  return {
    seats: shown('seatingCapacity'),
    range: shown('range'),
    topSpeed: shown('topSpeed'),
    drive: shown('drive'),
  };
}
