import type { BrandLeaf, MergeLeafTypes, ProductLeaf, Vehicle, VehicleLeaf } from 'schema-dts';
import type { VehicleBody } from '../../../generated/content.ts';
import { vehicleType } from '../../schema/vehicle-specifications.ts';
import type { ViewContext } from '../context/view.ts';
import { availabilityOf, unitOf } from '../vehicles/for-sale.ts';
import { feesOn, vehicleOf } from '../vehicles/vehicle.ts';
import { dealerReference, type Node, siteUrl } from './node.ts';
import { pricedOffer } from './priced-offer.ts';
import { vehicleReturns } from './return-policy.ts';
import { vehicleFigures } from './vehicle-figures.ts';

const vocabulary = 'https://schema.org/';

/** Search engines show the price of a product, and the figures of a vehicle. */
type VehicleNode = Omit<Node<MergeLeafTypes<[ProductLeaf, VehicleLeaf]>>, '@type'> & {
  readonly '@type': readonly ['Product', VehicleType];
};
type VehicleType = Vehicle['@type'];

/** A vehicle and the offer to buy it. */
export function vehicleOffer(id: string, path: string, context: ViewContext): VehicleNode {
  const vehicle = vehicleOf(id, context);
  const site = siteUrl(context.site);
  const url = site + path;
  // The schema of what is declared knows no other types.
  const type = (vehicleType(context.index.site.schemas) ?? 'Vehicle') as VehicleType;
  return {
    '@type': ['Product', type],
    name: vehicle.name,
    url,
    description: vehicle.description,
    category: vehicle.category,
    sku: vehicle.id,
    brand: brandOf(vehicle),
    model: modelOf(id, context),
    image: vehicle.images.length > 0 ? vehicle.images.map((image) => site + image) : undefined,
    ...vehicleFigures(vehicle, context),
    itemCondition: conditions[vehicle.condition],
    offers: offerOf(vehicle, url, context),
  };
}

/** The brand; of a vehicle without one, the make that it states. */
function brandOf({ brand, specifications }: VehicleBody): Node<BrandLeaf> | undefined {
  const { make } = Object(specifications);
  const name = brand ?? make;
  return name === undefined ? undefined : { '@type': 'Brand', name };
}

/** The model in the catalog: what is none of it may state another. */
function modelOf(id: string, context: ViewContext): string | undefined {
  const unit = unitOf(id, context);
  const model = unit ? unit.model : id;
  return model === undefined ? undefined : context.get('vehicle', model).model;
}

/** Search engines know no demo: it has been used. */
const conditions = {
  new: `${vocabulary}NewCondition`,
  demo: `${vocabulary}UsedCondition`,
  refurbished: `${vocabulary}RefurbishedCondition`,
  used: `${vocabulary}UsedCondition`,
} as const;

function offerOf(vehicle: VehicleBody, url: string, context: ViewContext) {
  const { id, condition } = vehicle;
  const { site, get } = context;
  const record = get('vehicle', id);
  const offer = pricedOffer(record.price, { url }, context, feesOn(id, context));
  if (!offer) return undefined;
  const availability = availabilityOf(record, context);
  return {
    ...offer,
    ...(availability !== undefined && { availability: `${vocabulary}${availability}` as const }),
    itemCondition: conditions[condition],
    seller: dealerReference(site),
    hasMerchantReturnPolicy: vehicleReturns(condition, context),
  };
}
