import type { AggregateOfferLeaf, OfferLeaf } from 'schema-dts';
import type { NounTypes } from '../../../generated/content.ts';
import { isYearly } from '../../model/held-days.ts';
import type { DatedPrice } from '../../resolve/facts/fact-value.ts';
import { priceOn } from '../../resolve/facts/price.ts';
import type { Printer } from '../../resolve/facts/printer.ts';
import type { Fee } from '../../site/fees.ts';
import type { ViewContext } from '../context/view.ts';
import { printDays } from '../prices/printed-price.ts';
import type { Node } from './node.ts';
import { struckPrice, wholePrice } from './price-specification.ts';

type Named = Pick<Node<OfferLeaf>, 'name' | 'description' | 'url'>;

/**
 * The price of an offer as search engines read it: the lowest of several and a range as such, the price of a sale with its
 * last day and the regular one, and what it is with fees. None on request, or while the dealer owes it: they would take it as a
 * promise.
 */
export function pricedOffer(
  price: NounTypes['vehicle']['price'],
  named: Named,
  { print, site }: ViewContext,
  fees: readonly Fee[] = [],
): Node<OfferLeaf> | Node<AggregateOfferLeaf> | undefined {
  const held = priceOn(print, price);
  if (!held || price?.owed) return undefined;
  const { least, most, isLowest, regular, until, others } = held;
  const priceCurrency = site.currency;
  const whole = fees.length > 0 ? wholePrice(held, fees, priceCurrency) : undefined;
  if (others) {
    const all = [least, ...others.map(({ money }) => money)];
    return {
      '@type': 'AggregateOffer',
      ...named,
      lowPrice: Math.min(...all),
      highPrice: Math.max(...all),
      priceCurrency,
      offers: [
        { '@type': 'Offer', price: least, priceCurrency },
        ...others.map((line) => datedOffer(line, priceCurrency, print)),
      ],
    };
  }
  if (isLowest || most !== undefined)
    return {
      '@type': 'AggregateOffer',
      ...named,
      lowPrice: least,
      highPrice: most,
      priceCurrency,
      priceSpecification: whole,
    };
  const struck = regular === undefined ? undefined : struckPrice(regular, priceCurrency);
  return {
    '@type': 'Offer',
    ...named,
    price: least,
    priceCurrency,
    priceValidUntil: until,
    priceSpecification: struck && whole ? [struck, whole] : (struck ?? whole),
  };
}

/** A price on other days: search engines know dates, and of days of the week and of every year only the words. */
function datedOffer(line: DatedPrice, priceCurrency: string, print: Printer): Node<OfferLeaf> {
  const { money, from, until } = line;
  const isDated = from !== undefined && !isYearly(from);
  return {
    '@type': 'Offer',
    name: printDays(line, print) || undefined,
    price: money,
    priceCurrency,
    validFrom: isDated ? from : undefined,
    validThrough: isDated ? until : undefined,
  };
}
