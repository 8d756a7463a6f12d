import type { StockList, VehicleList } from '../../../generated/sections.ts';
import type { VehicleRecord } from '../context/records.ts';
import type { View, ViewContext } from '../context/view.ts';
import { pictureView } from '../pictures/picture-view.ts';
import { priceNote } from '../prices/printed-price.ts';
import { chosenVehicles, isStockUnknown } from '../vehicles/for-sale.ts';
import { keyFigures } from '../vehicles/key-figures.ts';
import { feesOn, vehicleOf, vehiclePlaceholder } from '../vehicles/vehicle.ts';

/** Vehicles as the API returns them, `all` or those of one `brand:<id>`, and what else their cards need. */
export const vehicleList: View<VehicleList> = {
  one: (query, context) => listOf(chosenVehicles(query, context), context),
};

/** The same, with what is sold: who looks for its number is told so. */
export const stockList: View<StockList> = {
  one: (query, context) =>
    listOf(chosenVehicles(query, context, context.records.vehicles), context),
};

function listOf(chosen: readonly VehicleRecord[], context: ViewContext) {
  const facts = chosen.map(
    ({ id, specifications }) => [id, keyFigures(specifications, context)] as const,
  );
  const notes = chosen.flatMap(({ id, price }) => {
    const note = priceNote({ ...(price && { price }) }, feesOn(id, context), context);
    return note ? [[id, note] as const] : [];
  });
  const sides = chosen.flatMap(({ id, side }) =>
    side === undefined ? [] : [[id, pictureView(side, context)] as const],
  );
  return {
    vehicles: chosen.map(({ id }) => vehicleOf(id, context)),
    placeholder: vehiclePlaceholder(context),
    ...(sides.length > 0 && { sides: Object.fromEntries(sides) }),
    cardFacts: Object.fromEntries(facts),
    stockOwed: chosen.flatMap((each) => (isStockUnknown(each) ? each.id : [])),
    priceOnCall: context.site.priceOnCall,
    priceReadings: Object.fromEntries(notes),
  };
}
