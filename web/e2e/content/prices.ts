import { site } from './records.ts';
import type { Vehicle } from './shapes.ts';

/** What a vehicle costs today: a figure, or the two of a range; none if it is on request. */
function figuresOf({ price }: Vehicle): readonly number[] {
  if (!price || !('money' in price)) return [];
  const { money, offer } = price;
  const today = new Date().toISOString().slice(0, 10);
  const { from = '', until = '9999' } = offer ?? {};
  return [offer && from <= today && today <= until ? offer.money : money].flat();
}

/** The figure by which it is sorted and filtered. */
export const leastPrice = (vehicle: Vehicle): number | undefined => figuresOf(vehicle)[0];

/** Its price, if it is one amount. */
export function onePrice(vehicle: Vehicle): number | undefined {
  const { price } = vehicle;
  const [amount, most] = figuresOf(vehicle);
  return most !== undefined || (price && 'money' in price && price.andUp) ? undefined : amount;
}

/** `$1,050` */
export const dollars = (money: number) => `$${money.toLocaleString('en-US')}`;

/** The price of a vehicle as its file has it, or what is said of one that has none. */
export function priceText(vehicle: Vehicle): string {
  const { price } = vehicle;
  if (price && 'text' in price) return price.text;
  return figuresOf(vehicle).map(dollars).join('-') || (site.priceOnCall ?? 'Call for price');
}
