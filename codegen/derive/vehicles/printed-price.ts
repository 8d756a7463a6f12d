import type { NounTypes } from '../../../generated/content.ts';
import { type PrintedFact, requiredFactAt } from '../../resolve/facts/reading-label.ts';
import type { ViewContext } from '../context/view.ts';

type Priced = Pick<NounTypes['vehicle'], 'price'>;

/** The price of a vehicle as printed, or a declared reading of it; of one without a price, what is said instead. */
export function printedPrice(
  vehicle: Priced,
  { print, site }: Pick<ViewContext, 'print' | 'site'>,
  reading?: string,
): PrintedFact & { readonly isUnnamed?: true } {
  if (!vehicle.price) return { text: site.priceOnCall, label: '', isUnnamed: true };
  return requiredFactAt(vehicle, 'price', print, reading);
}

/** What a vehicle costs; one without a price comes after all others. */
export function priceRank({ price }: Priced): number {
  return price?.money ?? unnamedRank;
}

/** Above every price that the schema allows, and still a figure to calculate with. */
const unnamedRank = 1e13;
