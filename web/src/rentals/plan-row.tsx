import type { RentalGroup, SectionProps } from '../../../generated/sections.ts';
import { fillText } from '../domain/quantity.ts';
import { ActionLink } from '../ui/action-link.tsx';
import { Price } from '../ui/price.tsx';

export type Plan = RentalGroup['plans'][number];
type Offer = SectionProps['rental-plans'];
export type PlanLabels = Offer['labels'];

interface PlanRowProps extends Pick<Offer, 'reserve' | 'request' | 'labels'> {
  plan: Plan;
  group: RentalGroup;
}

/** One rental plan in a line: its length, which leads to its request, price and savings, and the button that reserves it. */
export function PlanRow({ plan, group, reserve, request, labels }: PlanRowProps) {
  return (
    <li className="flex items-center gap-2 border-divider border-t px-3 py-1.5 max-[22.5rem]:flex-wrap md:px-5 print:px-2 print:py-0.5 print:text-[7pt]!">
      <div className="flex flex-1 flex-wrap items-baseline justify-between gap-x-2">
        <p className="font-semibold text-heading">
          {request ? (
            <a href={requestHref(request.href, group, plan)}>
              {plan.title}
              <span className="sr-only">{` – ${group.title}, ${request.text}`}</span>
            </a>
          ) : (
            plan.title
          )}
        </p>
        <Price price={plan.price} size="line" />
        {/* What follows is a line of its own. */}
        <span className="w-full" />
        <p className="text-caption text-legal/body">
          {[perDay(plan, labels), plan.times].filter(Boolean).join(' · ')}
        </p>
        {plan.savings && (
          <p className="whitespace-nowrap font-[650] text-good text-legal/body">{plan.savings}</p>
        )}
      </div>
      {reserve && (
        <ActionLink
          action={{ ...reserve, style: 'secondary' }}
          about={`${group.title}, ${plan.title}`}
          className="min-h-11 gap-1 px-2.5 whitespace-nowrap text-[0.8125rem] max-[22.5rem]:w-full"
        />
      )}
    </li>
  );
}

/** The form to request the plan with, filled in through its address. */
function requestHref(form: string, { field, id }: RentalGroup, { days, hours }: Plan): string {
  const query = new URLSearchParams({ [field]: id });
  if (days !== undefined) query.set('days', String(days));
  if (hours !== undefined) query.set('hours', String(hours));
  return `${form}?${query}`;
}

/** The price per day, or the length of the plan if the two are the same. */
function perDay({ perDay: price, duration }: Plan, labels: PlanLabels): string {
  if (!price) return duration;
  return fillText(price.isExact ? labels.perDay : labels.perDayAbout, { price: price.text });
}
