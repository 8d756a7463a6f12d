import type { BrandLeaf, MergeLeafTypes, ProductLeaf, VehicleLeaf } from 'schema-dts';
import type { VehicleBody } from '../../../generated/content.ts';
import type { Data } from '../../model/content.ts';
import { unitRow } from '../../model/units.ts';
import { readFactValue } from '../../resolve/facts/fact-value.ts';
import { specificationsWith } from '../../schema/vehicle-specifications.ts';
import type { ViewContext } from '../context/view.ts';
import { availabilityOf } from '../vehicles/for-sale.ts';
import { vehicleOf } from '../vehicles/vehicle.ts';
import { dealerReference, type Node, siteUrl } from './node.ts';
import { pricedOffer } from './priced-offer.ts';
import { vehicleReturns } from './return-policy.ts';

const vocabulary = 'https://schema.org/';

/** Search engines show the price of a product, and the figures of a vehicle. */
type VehicleNode = Node<MergeLeafTypes<[ProductLeaf, VehicleLeaf]>>;

/** A vehicle and the offer to buy it. */
export function vehicleOffer(id: string, path: string, context: ViewContext): VehicleNode {
  const vehicle = vehicleOf(id, context);
  const url = siteUrl(context.site);
  const stated: Data = context.get('vehicle', id).specifications;
  const printed: Data = vehicle.specifications;
  return {
    '@type': ['Product', 'Vehicle'],
    name: vehicle.name,
    description: vehicle.description,
    category: vehicle.category,
    sku: vehicle.id,
    brand: brandOf(vehicle),
    image: vehicle.images.map((image) => url + image),
    ...Object.fromEntries(
      specificationsWith('structured', context.index.site.schemas).map(([key, { structured }]) => [
        structured,
        structuredValue(stated[key]) ?? printed[key],
      ]),
    ),
    itemCondition: conditions[vehicle.condition],
    offers: offerOf(vehicle, url + path, context),
  };
}

/** The brand; of a vehicle without one, the make that it states. */
function brandOf({ brand, specifications }: VehicleBody): Node<BrandLeaf> | undefined {
  const { make } = Object(specifications);
  const name = brand ?? make;
  return name === undefined ? undefined : { '@type': 'Brand', name };
}

/** Search engines know no demo: it has been used. */
const conditions = {
  new: `${vocabulary}NewCondition`,
  demo: `${vocabulary}UsedCondition`,
  refurbished: `${vocabulary}RefurbishedCondition`,
  used: `${vocabulary}UsedCondition`,
} as const;

/** A figure with its unit, or a day, as search engines read it; nothing of what is as it is printed. */
function structuredValue(stated: unknown): object | string | undefined {
  const fact = readFactValue(stated);
  if (fact.kind === 'date') return fact.date;
  if (fact.kind !== 'figure') return undefined;
  const { code: unitCode } = unitRow(fact.unit);
  const [least, most] = fact.figures;
  const value = most === undefined ? { value: least } : { minValue: least, maxValue: most };
  return unitCode && { '@type': 'QuantitativeValue', ...value, unitCode };
}

function offerOf(vehicle: VehicleBody, url: string, context: ViewContext) {
  const { id, condition } = vehicle;
  const { site, get } = context;
  const offer = pricedOffer(get('vehicle', id).price, { url }, context);
  if (!offer) return undefined;
  const availability = availabilityOf(vehicle, context);
  return {
    ...offer,
    ...(availability !== undefined && { availability: `${vocabulary}${availability}` as const }),
    itemCondition: conditions[condition],
    seller: dealerReference(site),
    hasMerchantReturnPolicy: vehicleReturns(condition, context),
  };
}
