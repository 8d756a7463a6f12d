import type { Action } from '../../../generated/sections.ts';
import { fillText, formatSum } from '../domain/quantity.ts';
import {
  closeLongerStay,
  type RentalCost,
  type RentalRates,
  type RentalWish,
  rentalCost,
} from '../domain/rental-cost.ts';
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
  const { wish, group, place, isExample, isTownUnknown, isStartMissing } = asked;
  const rates = ratesOf(finder);
  const cost = wish && group && rentalCost(wish, group.group.plans, rates);
  const stay = (n: number) => fillText(n === 1 ? texts.day : texts.stay, { n });
  if (!wish || !group || !cost) {
    const start = (isStartMissing && group?.group.seasonal?.needed) || texts.start;
    const said = wish ? fillText(texts.none, { n: rates.longest }) : start;
    return <CalculatorResult heading={texts.resultHeading} answer={said} isEmpty={!wish} />;
  }
  const first = request ? [filledIn(request, asked, cost)] : [];
  const ways = [...first, ...actions];
  const total = cost.delivery > 0 && place ? texts.about : texts.total;
  const answer = fillText(total, { total: formatSum(cost.total), days: stay(wish.days) });
  return (
    <CalculatorResult
      heading={isExample ? texts.example : texts.resultHeading}
      answer={answer}
      isFigure
      bar={{
        text: answer,
        ...(isExample && { title: texts.example }),
        actions: ways.slice(0, 2),
      }}
    >
      <Stay texts={texts} wish={wish} group={group} cost={cost} rates={rates} stay={stay} />
      <FactList layout="table" className="mt-2" facts={factsOf(finder, asked, cost)} />
      <Shares group={group} cost={cost} />
      {isTownUnknown && <p className="mt-3">{texts.unknownTown}</p>}
      <Far finder={finder} asked={asked} cost={cost} />
      {ways.length > 0 && <ActionRow actions={ways} className="mt-4" />}
    </CalculatorResult>
  );
}

interface StayProps {
  texts: RentalCostFinder['texts'];
  wish: RentalWish;
  group: Group;
  cost: Cost;
  rates: RentalRates;
  stay: (days: number) => string;
}

/** That the plans give more days than were asked for, or that a few more days cost little. */
function Stay({ texts, wish, group, cost, rates, stay }: StayProps) {
  const { plans } = group.group;
  const longer = closeLongerStay(wish, plans, rates);
  const given = { asked: stay(wish.days), given: stay(cost.days) };
  const plan = cost.plans[0]?.plan.title ?? '';
  const said = [
    ...(cost.days > wish.days ? [fillText(texts.longer, { ...given, plan })] : []),
    ...(longer
      ? [
          fillText(texts.longerStay, {
            asked: given.given,
            given: stay(longer.days),
            more: formatSum(longer.more),
          }),
        ]
      : []),
  ];
  return said.map((each) => (
    <p key={each} className="mt-2 font-semibold">
      {each}
    </p>
  ));
}

/** How a plan with days of several prices is added up. */
function Shares({ group, cost }: { group: Group; cost: Cost }) {
  const { seasonal } = group.group;
  if (!seasonal) return null;
  const mixed = cost.plans.filter(({ shares }) => shares.length > 1);
  return mixed.map(({ plan, count, shares }) => {
    const days = plan.days * count;
    const parts = shares.map((each) =>
      fillText(seasonal.part, { n: each.days, days, price: formatSum(each.price) }),
    );
    return (
      <p key={plan.id} className="mt-3">
        {fillText(seasonal.share, { plan: plan.title, shares: parts.join(', ') })}
      </p>
    );
  });
}

/** That a town is beyond the usual distance, and what the rental costs without the delivery. */
function Far({ finder, asked, cost }: RentalResultProps & { cost: Cost }) {
  const { place, wish } = asked;
  const { far } = finder.texts;
  const distance = wish?.distance ?? 0;
  if (!place || !far || distance <= Number(finder.rates.regularDistance ?? mostMiles)) return null;
  const pickup = formatSum(cost.total - cost.delivery);
  const { name, location } = place;
  return <p className="mt-3">{fillText(far, { place: name, location, n: distance, pickup })}</p>;
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
    ...cost.plans.map(({ plan, count, price }) => ({
      label: fillText(texts.item, { n: count, plan: plan.title }),
      value: formatSum(price),
    })),
    ...extras
      .filter(({ amount, isShown }) => amount > 0 || isShown)
      .map(({ label, amount }) => ({ label, value: formatSum(amount) })),
    { label: texts.deposit, value: formatSum(Number(group?.deposit)) },
  ];
}

/** The form to request the rental with, filled in through its address. */
function filledIn(request: Action, { fields, group, place }: AskedRental, { total }: Cost): Action {
  const known = {
    ...(group && { [group.group.field]: group.group.id }),
    days: String(fields.days),
    start: fields.start,
    town: place?.id,
    drivers: fields.drivers > 0 ? String(fields.drivers) : undefined,
    estimate: String(Math.round(total)),
  };
  const entries = Object.entries(known).filter((entry): entry is [string, string] => !!entry[1]);
  return { ...request, href: `${request.href}?${new URLSearchParams(entries)}` };
}
