import type { Data } from '../../model/content.ts';
import { specificationsWith } from '../../schema/specifications.ts';
import type { ViewContext } from '../context/view.ts';
import { vehicleOf } from '../vehicles/vehicle.ts';
import type { Node } from './node.ts';
import { dealerReference, siteUrl } from './node.ts';
import { vehicleReturns } from './return-policy.ts';

const vocabulary = 'https://schema.org/';

/** A vehicle and the offer to buy it. */
export function vehicleOffer(id: string, path: string, context: ViewContext): Node {
  const vehicle = vehicleOf(id, context);
  const url = siteUrl(context.site);
  const specifications: Data = vehicle.specifications;
  const isStockOwed = context.get('vehicle', id).stockOwed === true;
  const isNew = vehicle.condition === 'new';
  return {
    '@type': ['Product', 'Vehicle'],
    name: vehicle.name,
    description: vehicle.description,
    category: vehicle.category,
    sku: vehicle.id,
    brand: vehicle.brand && { '@type': 'Brand', name: vehicle.brand },
    image: vehicle.images.map((image) => url + image),
    ...Object.fromEntries(
      specificationsWith('x-structured', context.index.site.schemas).map(([key, property]) => [
        String(property),
        specifications[key],
      ]),
    ),
    offers: {
      '@type': 'Offer',
      url: url + path,
      price: vehicle.price,
      priceCurrency: context.site.currency,
      // Search engines would take what nobody has confirmed as a promise.
      availability: isStockOwed
        ? undefined
        : `${vocabulary}${vehicle.inStock ? 'InStock' : 'OutOfStock'}`,
      itemCondition: `${vocabulary}${isNew ? 'NewCondition' : 'UsedCondition'}`,
      seller: dealerReference(context.site),
      hasMerchantReturnPolicy: vehicleReturns(vehicle.condition, context),
    },
  };
}
