import type { CompoundPriceSpecificationLeaf, UnitPriceSpecificationLeaf } from 'schema-dts';
import type { Price } from '../../resolve/facts/price.ts';
import type { Fee } from '../../site/fees.ts';
import { withFees } from '../prices/fees.ts';
import type { Node } from './node.ts';

/** The regular price, which an offer replaces. */
export function struckPrice(
  price: number,
  priceCurrency: string,
): Node<UnitPriceSpecificationLeaf> {
  return {
    '@type': 'UnitPriceSpecification',
    priceType: 'https://schema.org/StrikethroughPrice',
    price,
    priceCurrency,
  };
}

/** What is paid with all fees, and what they are; the least and the most of a price that is no single amount. */
export function wholePrice(
  { least, most, isLowest }: Price,
  fees: readonly Fee[],
  priceCurrency: string,
): Node<CompoundPriceSpecificationLeaf> {
  const total = withFees(least, fees);
  const amounts =
    isLowest || most !== undefined
      ? { minPrice: total, maxPrice: most === undefined ? undefined : withFees(most, fees) }
      : { price: total };
  return {
    '@type': 'CompoundPriceSpecification',
    ...amounts,
    priceCurrency,
    priceComponent: fees.map(({ name, amount }) => ({
      '@type': 'UnitPriceSpecification',
      name,
      price: amount,
      priceCurrency,
    })),
  };
}
