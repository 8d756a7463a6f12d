import type { VehicleDetail } from '../../../generated/sections.ts';
import type { Data } from '../../model/content.ts';
import { groupAt } from '../../model/data.ts';
import type { Printer } from '../../resolve/facts/printer.ts';
import { otherReadings, readingLabel } from '../../resolve/facts/reading-label.ts';
import { propertiesOf } from '../../schema/field.ts';
import type { View, ViewContext } from '../context/view.ts';
import { paintsOf } from '../vehicles/paints.ts';
import { ownPictures, vehicleOf, vehiclePlaceholder } from '../vehicles/vehicle.ts';

/** A vehicle with everything its own page shows. */
export const vehicleDetail: View<VehicleDetail> = {
  one(reference, context) {
    const id = String(reference);
    const record = context.get('vehicle', id);
    return {
      vehicle: vehicleOf(id, context),
      isStockOwed: record.stockOwed === true,
      names: specificationNames(record.specifications, context),
      priceOnCall: context.site.priceOnCall,
      readings: {
        ...readings({ price: record.price }, context.print),
        ...readings(record.specifications, context.print),
      },
      pictures: ownPictures(record, context),
      paints: paintsOf(record, context),
      placeholder: vehiclePlaceholder(context),
    };
  },
};

/** What the specifications of a vehicle are called: as the dealer or the language has it, or else as the schema does. */
function specificationNames(specifications: Data, { index, site }: ViewContext) {
  const names = groupAt(site, 'specificationNames');
  const properties = propertiesOf(
    propertiesOf(index.site.schemas.field('vehicle')).get('specifications'),
  );
  return Object.fromEntries(
    Object.keys(specifications).map((key) => [
      key,
      String(names[key] ?? properties.get(key)?.title ?? key),
    ]),
  );
}

/** The notes that facts with other readings need, by key. */
function readings(facts: Data, print: Printer) {
  const named = Object.entries(facts).flatMap(([key, fact]) => {
    const label = readingLabel(fact);
    return label === undefined ? [] : [[key, { label, also: otherReadings(fact, print) }] as const];
  });
  return Object.fromEntries(named);
}
