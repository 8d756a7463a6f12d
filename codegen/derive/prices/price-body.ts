import type { VehicleBody } from '../../../generated/content.ts';
import { daysOf, weekdays } from '../../model/opening-hours.ts';
import type { DatedPrice, Day } from '../../resolve/facts/fact-value.ts';
import { priceOn } from '../../resolve/facts/price.ts';
import type { Fee } from '../../site/fees.ts';
import { withFees } from './fees.ts';

/** The price of a vehicle as the API returns it: the lower figure, and what makes it another form than an amount. */
export function priceBody(
  price: unknown,
  fees: readonly Fee[],
  day: Day,
): Pick<VehicleBody, 'price' | 'priceTerms'> {
  const held = priceOn(day, price);
  if (!held) return {};
  const { least, most, isLowest, regular, until, others } = held;
  const priceTerms = {
    ...(isLowest && { isLowest }),
    ...(most !== undefined && { most }),
    ...(regular !== undefined && { regular }),
    ...(until !== undefined && { until }),
    ...(others && { onOtherDays: others.map(lineBody) }),
    ...(fees.length > 0 && { outTheDoor: withFees(least, fees) }),
  };
  return { price: least, ...(Object.keys(priceTerms).length > 0 && { priceTerms }) };
}

type LineBody = NonNullable<NonNullable<VehicleBody['priceTerms']>['onOtherDays']>[number];

/** A price of other days, with each day of the week on which it holds. */
function lineBody({ money, name, from, until, days }: DatedPrice): LineBody {
  return {
    price: money,
    ...(name !== undefined && { name }),
    ...(from !== undefined && { from }),
    ...(until !== undefined && { until }),
    ...(days && { days: daysOf({ days }).flatMap((day) => weekdays[day] ?? []) }),
  };
}
