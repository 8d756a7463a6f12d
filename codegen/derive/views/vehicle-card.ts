import type { VehiclePicks } from '../../../generated/content.ts';
import type { UnitCard, VehicleCard } from '../../../generated/sections.ts';
import { modelName } from '../../model/record-name.ts';
import type { VehicleRecord } from '../context/records.ts';
import { pageHref, type View, type ViewContext } from '../context/view.ts';
import { pictureView } from '../pictures/picture-view.ts';
import { comparable, similarVehicles } from '../vehicles/comparable.ts';
import {
  byModel,
  chosenVehicles,
  onLotText,
  statusText,
  unitOf,
  unitsAt,
  unitsOf,
  vehiclesForSale,
} from '../vehicles/for-sale.ts';
import { keyFigures } from '../vehicles/key-figures.ts';
import { isVehicleQuery, pickVehicles } from '../vehicles/pick-vehicles.ts';
import {
  ownPictures,
  vehicleNames,
  vehiclePlaceholder,
  vehiclePrice,
} from '../vehicles/vehicle.ts';
import { modelHref } from './series-card.ts';

/** As many as fit beside the vehicle they resemble. */
const similarLimit = 3;

/**
 * A vehicle as a card shows it; `id@reading` takes its price from a declared reading. Many are those of a
 * query, the named vehicle and then those most like it, or those that suit a town.
 */
export const vehicleCard: View<VehicleCard> = {
  one: (reference, context) => vehicleCardOf(String(reference), context),
  many(reference, context) {
    if (typeof reference === 'object') {
      const picks = context.weigh(() => picksFor(reference as VehiclePicks, context));
      return picks.map((id) => vehicleCardOf(id, context));
    }
    if (isVehicleQuery(reference)) {
      const chosen = byModel(chosenVehicles(reference, context), context);
      return chosen.map(({ id }) => vehicleCardOf(id, context));
    }
    const id = String(reference);
    const similar = context.weigh(() => {
      const all = vehiclesForSale(context);
      const own = unitOf(id, context) ? all : byModel(all, context);
      const others = own.map((each) => comparable(each, context));
      return similarVehicles(comparable(context.get('vehicle', id), context), others, similarLimit);
    });
    const row = [{ id }, ...similar].map((each) => context.get('vehicle', each.id));
    const sides = sidesOf(row, context);
    return row.map((each, index) => ({
      ...vehicleCardOf(each.id, context),
      ...(sides && { side: sides[index] }),
    }));
  },
};

/** The pictures of vehicles from the side, in one scale, if each of them has one. */
export function sidesOf(row: readonly VehicleRecord[], context: ViewContext) {
  const sides = row.flatMap(({ side }) => side ?? []);
  return sides.length === row.length ? sides.map((side) => pictureView(side, context)) : undefined;
}

/** The card of a vehicle, `id@reading`. */
export function vehicleCardOf(reference: string, context: ViewContext) {
  const [id = '', reading] = reference.split('@');
  const record = context.get('vehicle', id);
  const { name, ...names } = vehicleNames(record, context);
  return {
    id,
    name,
    model: modelName(record, context.site),
    ...names,
    href: pageHref('vehicle', id, context),
    modelHref: modelHref(id, context),
    price: vehiclePrice(record, context, reading),
    isNew: record.isNew,
    inStock: record.inStock ?? true,
    statusText: statusText(record, context),
    onLot: onLotText(id, context),
    picture: ownPictures(record, context)[0] ?? vehiclePlaceholder(context),
    facts: keyFigures(record.specifications, context),
    features: record.features,
  };
}

/** The picks for the setting of a town, those for inland if it has none, or those for any place. */
function picksFor(query: VehiclePicks, context: ViewContext): readonly string[] {
  const setting = query.town === undefined ? 'all' : context.town(query.town).setting;
  const picks = query[setting] ?? query.inland ?? [];
  const models = byModel(vehiclesForSale(context), context);
  return pickVehicles(picks, models, context.index.site);
}

/** The units of a model, or those of one `location:<id>`, that are not sold, as cards show them. */
export const unitCard: View<UnitCard> = {
  many(reference, context) {
    const [model = '', place] = String(reference).split(':');
    const units = place === undefined ? unitsOf(model, context) : unitsAt(place, context);
    return units.map(({ id }) => vehicleCardOf(id, context));
  },
};
