import type { Action } from '../../../generated/sections.ts';
import { fillText, formatSum } from '../domain/quantity.ts';
import { type RentalCost, type RentalRates, rentalCost } from '../domain/rental-cost.ts';
import { ActionRow } from '../ui/action-link.tsx';
import { FactList } from '../ui/fact-list.tsx';
import { CalculatorResult } from './calculator-result.tsx';
import type { AskedRental, RentalCostFinder } from './rental-input.ts';

type Group = RentalCostFinder['groups'][number];
type Cost = RentalCost<Group['group']['plans'][number]>;

interface RentalResultProps {
  finder: RentalCostFinder;
  asked: AskedRental;
}

/** The total cost of a rental, item by item, with the deposit separate. */
export function RentalResult({ finder, asked }: RentalResultProps) {
  const { texts, request, actions = [] } = finder;
  const { wish, group, place } = asked;
  const rates = ratesOf(finder);
  const cost = wish && group && rentalCost(wish, group.group.plans, rates);
  const stay = (n: number) => fillText(n === 1 ? texts.day : texts.stay, { n });
  if (!wish || !group || !cost) {
    const said = wish ? fillText(texts.none, { n: rates.longest }) : texts.start;
    return <CalculatorResult heading={texts.resultHeading} answer={said} isEmpty={!wish} />;
  }
  const { plans, days } = cost;
  const longest = plans[0]?.plan.title ?? '';
  const ways = [...(request ? [filledIn(request, asked, cost)] : []), ...actions];
  const total = cost.delivery > 0 && place ? texts.about : texts.total;
  const isFar = place && wish.distance > Number(finder.rates.regularDistance ?? mostMiles);
  return (
    <CalculatorResult
      heading={texts.resultHeading}
      answer={fillText(total, { total: formatSum(cost.total), days: stay(wish.days) })}
      isFigure
    >
      {days > wish.days && (
        <p className="mt-2 font-semibold">
          {fillText(texts.longer, { asked: stay(wish.days), given: stay(days), plan: longest })}
        </p>
      )}
      <FactList layout="table" className="mt-4" facts={factsOf(finder, asked, cost)} />
      {isFar && texts.far && (
        <p className="mt-3">
          {fillText(texts.far, { place: place.name, location: place.location, n: wish.distance })}
        </p>
      )}
      {ways.length > 0 && <ActionRow actions={ways} className="mt-4" />}
    </CalculatorResult>
  );
}

const mostMiles = Number.POSITIVE_INFINITY;

function ratesOf({ rates }: RentalCostFinder): RentalRates {
  return {
    longest: Number(rates.longest),
    perDriver: Number(rates.perDriver),
    perDistance: Number(rates.perDistance),
    freeDistance: Number(rates.freeDistance),
    rush: Number(rates.rush),
  };
}

/** Each plan, its extras, and what is refunded. Delivery to a town is named though it costs nothing. */
function factsOf({ texts }: RentalCostFinder, { place, wish, group }: AskedRental, cost: Cost) {
  const delivery = place
    ? fillText(texts.deliveryTo, { place: place.name, n: wish?.distance ?? 0 })
    : texts.delivery;
  const extras = [
    { label: texts.drivers, amount: cost.drivers },
    { label: delivery, amount: cost.delivery, isShown: place !== undefined },
    { label: texts.rush, amount: cost.rush },
  ];
  return [
    ...cost.plans.map(({ plan, count }) => ({
      label: fillText(texts.item, { n: count, plan: plan.title }),
      value: formatSum(plan.price * count),
    })),
    ...extras
      .filter(({ amount, isShown }) => amount > 0 || isShown)
      .map(({ label, amount }) => ({ label, value: formatSum(amount) })),
    { label: texts.deposit, value: formatSum(Number(group?.deposit)) },
  ];
}

/** The form to request the rental with, filled in through its address. */
function filledIn(request: Action, { fields, group }: AskedRental, { total }: Cost): Action {
  const known = {
    ...(group && { [group.group.field]: group.group.id }),
    days: String(fields.days),
    start: fields.start,
    town: fields.town,
    drivers: fields.drivers > 0 ? String(fields.drivers) : undefined,
    estimate: String(Math.round(total)),
  };
  const entries = Object.entries(known).filter((entry): entry is [string, string] => !!entry[1]);
  return { ...request, href: `${request.href}?${new URLSearchParams(entries)}` };
}
