import type { PrintedFact } from '../../../generated/sections.ts';
import type { Vehicle } from '../api/vehicles.ts';
import { formatPrice } from '../domain/quantity.ts';

/** What a page holds about prices besides those from the API. */
interface PriceTexts {
  readonly priceOnCall: string;
  /** How a price is printed that is more than an amount, and what is said beside it, by the id of its vehicle. */
  readonly priceReadings?: Readonly<Record<string, Partial<PrintedFact>>>;
}

/** The price from the API, with what the page holds of its other readings; of a vehicle without one, what is said instead. */
export function priceOf(
  { id, price }: Pick<Vehicle, 'id' | 'price'>,
  { priceOnCall, priceReadings }: PriceTexts,
): PrintedFact {
  const printed =
    price === undefined ? { text: priceOnCall, isUnnamed: true } : { text: formatPrice(price) };
  return { ...printed, label: '', ...priceReadings?.[id] };
}
