import { dateFrom } from '../../model/held-days.ts';
import { isMoney } from '../../model/units.ts';
import {
  type DatedPrice,
  type Day,
  type FactFigure,
  onDay,
  readFactValue,
  seasonalPrice,
} from './fact-value.ts';

/** A price on some day. */
export interface Price {
  /** The amount, or the lower one of a range, which always holds. */
  readonly least: number;
  /** The upper one of a range. */
  readonly most?: number;
  /** True if it is the lowest of several. */
  readonly isLowest: boolean;
  /** What holds while there is no offer, if there is one now. */
  readonly regular?: number;
  /** The last day of the offer, YYYY-MM-DD. */
  readonly until?: string;
  /** What it is on other days; without days, on all those left. */
  readonly others?: readonly DatedPrice[];
}

/** What a price is on a day; undefined if it is on request. */
export function priceOn(day: Day, price: unknown): Price | undefined {
  const written = readFactValue(price);
  const value = onDay(written, day);
  if (written.kind !== 'figure' || value.kind !== 'figure' || !isMoney(value.unit))
    return undefined;
  const [least = 0, most] = value.figures;
  const isOffer = written.offer !== undefined && value.offer === undefined;
  const until = isOffer ? written.offer?.until : undefined;
  return {
    least,
    ...(most !== undefined && { most }),
    isLowest: value.isLowest === true,
    ...(isOffer && { regular: Math.min(...written.figures) }),
    ...(until !== undefined && { until: dateFrom(until, day.today) }),
    ...(written.when && { others: otherPrices(written, day) }),
  };
}

function otherPrices(price: FactFigure, { today, weigh = (decide) => decide() }: Day) {
  const season = weigh(() => seasonalPrice(price, today));
  const others = (price.when ?? []).filter((line) => line !== season);
  return season ? [...others, { money: Math.min(...price.figures) }] : others;
}
