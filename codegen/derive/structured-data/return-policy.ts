import { groupAt, numberAt } from '../../model/data.ts';
import type { ViewContext } from '../views/view.ts';
import type { Node } from './node.ts';

/** What may be returned, as `content/pricing/returns.yaml` groups it. */
export type ReturnGroup = 'newCarts' | 'parts' | 'usedCarts';

/** How many days a purchase may be returned; undefined if the dealer gives no return window. */
export function returnPolicy(group: ReturnGroup, { records, site }: ViewContext): Node | undefined {
  const window = groupAt(groupAt(records.priceSheets.returns ?? {}, group), 'window');
  if (window.days === undefined) return undefined;
  return {
    '@type': 'MerchantReturnPolicy',
    applicableCountry: site.country,
    returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    merchantReturnDays: numberAt(window, 'days'),
  };
}
