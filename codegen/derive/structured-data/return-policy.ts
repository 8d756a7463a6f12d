import type { MerchantReturnPolicyLeaf, OfferLeaf } from 'schema-dts';
import type { NounTypes } from '../../../generated/content.ts';
import type { ViewContext } from '../context/view.ts';
import type { Node } from './node.ts';

/** How many days a vehicle may be returned; undefined if the dealer gives no return window. */
export function vehicleReturns(
  condition: NounTypes['vehicle']['condition'],
  { site }: ViewContext,
): Node<MerchantReturnPolicyLeaf> | undefined {
  return returnPolicy(site.returns?.[condition === 'new' ? 'new' : 'used'], site);
}

/** Other goods as one offer, since their return window differs from that of vehicles. */
export function otherOffer({ site }: ViewContext): Node<OfferLeaf> | undefined {
  const other = site.returns?.other;
  return (
    other && {
      '@type': 'Offer',
      category: other.name,
      hasMerchantReturnPolicy: returnPolicy(other.days, site),
    }
  );
}

function returnPolicy(
  days: number | string | undefined,
  { country }: NounTypes['site'],
): Node<MerchantReturnPolicyLeaf> | undefined {
  if (days === undefined) return undefined;
  return {
    '@type': 'MerchantReturnPolicy',
    applicableCountry: country,
    returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    merchantReturnDays: Number(days),
  };
}
