import type { Data } from '../../model/content.ts';
import { groupAt } from '../../model/data.ts';
import { type ReturnGroup, returnKeys, returnSheet } from '../../model/return-facts.ts';
import { readFactValue } from '../../resolve/facts/fact-value.ts';
import { printedAt } from '../../resolve/facts/format-fact.ts';
import type { ViewContext } from '../context/view.ts';
import type { Node } from './node.ts';

/** How many days a purchase may be returned; undefined if the dealer gives no return window. */
export function returnPolicy(group: ReturnGroup, context: ViewContext): Node | undefined {
  const merchantReturnDays = returnDays(returnsOf(group, context)[returnKeys.window]);
  if (merchantReturnDays === undefined) return undefined;
  return {
    '@type': 'MerchantReturnPolicy',
    applicableCountry: context.site.country,
    returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    merchantReturnDays,
  };
}

/** The days of a return window; for a range, the number promised to everybody. */
export function returnDays(window: unknown): number | undefined {
  const fact = readFactValue(window);
  return fact.kind === 'figure' && fact.unit === 'days' ? Math.min(...fact.figures) : undefined;
}

/** Parts and accessories as one offer, since their return window differs from that of carts. */
export function partsOffer(context: ViewContext): Node | undefined {
  const category = printedAt(returnsOf('parts', context), returnKeys.name, context.print);
  const hasMerchantReturnPolicy = returnPolicy('parts', context);
  return category && hasMerchantReturnPolicy
    ? { '@type': 'Offer', category, hasMerchantReturnPolicy }
    : undefined;
}

function returnsOf(group: ReturnGroup, { index }: ViewContext): Data {
  return groupAt(index.find('pricing', returnSheet) ?? {}, group);
}
