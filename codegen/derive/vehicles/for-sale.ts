import type { NounTypes } from '../../../generated/content.ts';
import type { Data } from '../../model/content.ts';
import { priceOn } from '../../resolve/facts/price.ts';
import type { VehicleRecord } from '../context/records.ts';
import type { ViewContext } from '../context/view.ts';

/** The unit that a vehicle is; undefined if it is a model. */
export function unitOf(id: string, { index }: ViewContext): NounTypes['unit'] | undefined {
  return index.find('unit', id);
}

/** Whether it is a unit that somebody has bought. */
function isSold(id: string, context: ViewContext): boolean {
  return unitOf(id, context)?.status === 'sold';
}

/** A section without the ways to pay for its vehicle by the month, once that is sold. */
export function withoutPayments(section: Data, context: ViewContext): Data {
  const { estimate: _, monthly: __, ...others } = section;
  return isSold(String(section.vehicle), context) ? others : section;
}

/** What lists show: every model, and every unit that is not sold. */
export function vehiclesForSale(context: ViewContext): readonly VehicleRecord[] {
  return context.records.vehicles.filter(({ id }) => !isSold(id, context));
}

/** The vehicles of a query: `all`, the `units` alone, or those of one `brand:<id>` or `series:<id>`. */
export function chosenVehicles(
  query: unknown,
  context: ViewContext,
  all = vehiclesForSale(context),
): readonly VehicleRecord[] {
  if (query === 'units') return all.filter(({ id }) => unitOf(id, context));
  const [owner, id] = String(query).split(':');
  const key = owner === 'series' ? owner : 'brand';
  return id === undefined ? all : all.filter((vehicle) => vehicle[key] === id);
}

/** Without the units of a model that is among them: its card says how many there are. */
export function byModel<Vehicle extends { readonly id: string }>(
  vehicles: readonly Vehicle[],
  context: ViewContext,
): readonly Vehicle[] {
  const ids = new Set(vehicles.map(({ id }) => id));
  return vehicles.filter(({ id }) => !ids.has(unitOf(id, context)?.model ?? ''));
}

/** The units of a model that are not sold. */
export function unitsOf(model: string, context: ViewContext): readonly VehicleRecord[] {
  return context.index
    .unitsOf(model)
    .filter((id) => !isSold(id, context))
    .map((id) => context.get('vehicle', id));
}

/** The units at a location that are not sold. */
export function unitsAt(location: string, context: ViewContext): readonly VehicleRecord[] {
  return vehiclesForSale(context).filter(({ id }) => unitOf(id, context)?.location === location);
}

/** How many of a model are on the lot, and from which price; undefined if none is. */
export function onLotText(model: string, context: ViewContext): string | undefined {
  const isThere = ({ id }: VehicleRecord) => unitOf(id, context)?.status !== 'arriving';
  const units = unitsOf(model, context).filter(isThere);
  if (units.length === 0) return undefined;
  const { onLot, onLotFrom } = context.site.stockTexts;
  const prices = context.weigh(() =>
    units.flatMap(({ price }) => priceOn(context.print, price)?.least ?? []),
  );
  const pattern = prices.length > 0 ? onLotFrom : onLot;
  return pattern
    .replace('{n}', String(units.length))
    .replace('{price}', () => context.print.money(Math.min(...prices)));
}

/** What is said of a unit that cannot be bought at once, or may not be there any more. */
export function statusText(
  { id, inStock }: Pick<VehicleRecord, 'id' | 'inStock'>,
  context: ViewContext,
): string | undefined {
  const unit = unitOf(id, context);
  if (!unit || inStock) return undefined;
  const { arriving, onHold, pending, sold, ask } = context.site.stockTexts;
  const words = { arriving, 'on-hold': onHold, pending, sold, available: ask };
  return words[unit.status];
}

/** Whether nobody has said that a vehicle is in stock, or confirmed it. */
export function isStockUnknown({
  inStock,
  stockOwed,
}: Pick<VehicleRecord, 'inStock' | 'stockOwed'>): boolean {
  return stockOwed === true || inStock === undefined;
}

/** As search engines have it. One that is kept for somebody is not in stock for others. */
const availabilities = {
  arriving: 'PreOrder',
  available: 'InStock',
  'on-hold': 'OutOfStock',
  pending: 'OutOfStock',
  sold: 'SoldOut',
} as const;

/** Whether a vehicle can be bought, as search engines have it; undefined if nobody says so, or of a unit that one has to ask after. */
export function availabilityOf(
  { id, inStock }: Pick<VehicleRecord, 'id' | 'inStock'>,
  context: ViewContext,
): 'InStock' | 'OutOfStock' | 'PreOrder' | 'SoldOut' | undefined {
  const unit = unitOf(id, context);
  if (inStock === undefined) return undefined;
  if (!unit) return inStock ? 'InStock' : 'OutOfStock';
  return unit.status === 'available' && !inStock ? undefined : availabilities[unit.status];
}
