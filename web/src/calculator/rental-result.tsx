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
  const { wish, group } = asked;
  const rates = ratesOf(finder);
  const cost = wish && group && rentalCost(wish, group.group.plans, rates);
  const stay = (n: number) => fillText(n === 1 ? texts.day : texts.stay, { n });
  if (!wish || !group || !cost || wish.days === 0) {
    const said = wish ? fillText(texts.none, { n: rates.longest }) : texts.start;
    return <CalculatorResult heading={texts.resultHeading} answer={said} isEmpty={!wish} />;
  }
  const { plans, days } = cost;
  const longest = plans[0]?.plan.title ?? '';
  const ways = [...(request ? [filledIn(request, asked, cost)] : []), ...actions];
  return (
    <CalculatorResult
      heading={texts.resultHeading}
      answer={fillText(texts.total, { total: formatSum(cost.total), days: stay(wish.days) })}
      isFigure
    >
      {days > wish.days && (
        <p className="mt-2 font-semibold">
          {fillText(texts.longer, { asked: stay(wish.days), given: stay(days), plan: longest })}
        </p>
      )}
      <FactList layout="table" className="mt-4" facts={factsOf(texts, cost, group)} />
      {ways.length > 0 && <ActionRow actions={ways} className="mt-4" />}
    </CalculatorResult>
  );
}

function ratesOf({ rates }: RentalCostFinder): RentalRates {
  return {
    longest: Number(rates.longest),
    perDriver: Number(rates.perDriver),
    perDistance: Number(rates.perDistance),
    freeDistance: Number(rates.freeDistance),
    rush: Number(rates.rush),
  };
}

/** Each plan, its extras, and what is refunded. */
function factsOf(texts: RentalCostFinder['texts'], cost: Cost, group: Group) {
  const extras = [
    { label: texts.drivers, amount: cost.drivers },
    { label: texts.delivery, amount: cost.delivery },
    { label: texts.rush, amount: cost.rush },
  ];
  return [
    ...cost.plans.map(({ plan, count }) => ({
      label: fillText(texts.item, { n: count, plan: plan.title }),
      value: formatSum(plan.price * count),
    })),
    ...extras
      .filter(({ amount }) => amount > 0)
      .map(({ label, amount }) => ({ label, value: formatSum(amount) })),
    { label: texts.deposit, value: formatSum(Number(group.deposit)) },
  ];
}

/** The form to request the rental with, prefilled through its address. */
function filledIn(request: Action, { fields, group }: AskedRental, { plans }: Cost): Action {
  const known = {
    cart: group?.group.id,
    plan: plans[0]?.plan.id,
    start: fields.start,
    end: fields.end,
    drivers: String(fields.drivers),
  };
  const entries = Object.entries(known).filter((entry): entry is [string, string] => !!entry[1]);
  return { ...request, href: `${request.href}?${new URLSearchParams(entries)}` };
}
