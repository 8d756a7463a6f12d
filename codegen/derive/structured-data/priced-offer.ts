import type { AggregateOfferLeaf, OfferLeaf, UnitPriceSpecificationLeaf } from 'schema-dts';
import type { NounTypes } from '../../../generated/content.ts';
import { priceOn } from '../../resolve/facts/price.ts';
import type { ViewContext } from '../context/view.ts';
import type { Node } from './node.ts';

type Named = Pick<Node<OfferLeaf>, 'name' | 'description' | 'url'>;

/**
 * The price of an offer as search engines read it: the lowest of several and a range as such, the price of a sale with its
 * last day and the regular one. None on request, or while the dealer owes it: they would take it as a promise.
 */
export function pricedOffer(
  price: NounTypes['vehicle']['price'],
  named: Named,
  { print, site }: ViewContext,
): Node<OfferLeaf> | Node<AggregateOfferLeaf> | undefined {
  const held = priceOn(print, price);
  if (!held || price?.owed) return undefined;
  const { least, most, isLowest, regular, until } = held;
  const priceCurrency = site.currency;
  if (isLowest || most !== undefined)
    return { '@type': 'AggregateOffer', ...named, lowPrice: least, highPrice: most, priceCurrency };
  return {
    '@type': 'Offer',
    ...named,
    price: least,
    priceCurrency,
    priceValidUntil: until,
    priceSpecification: regular === undefined ? undefined : struckPrice(regular, priceCurrency),
  };
}

function struckPrice(price: number, priceCurrency: string): Node<UnitPriceSpecificationLeaf> {
  return {
    '@type': 'UnitPriceSpecification',
    priceType: 'https://schema.org/StrikethroughPrice',
    price,
    priceCurrency,
  };
}
