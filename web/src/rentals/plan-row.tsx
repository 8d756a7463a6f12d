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
    <li className="grid grid-cols-[minmax(0,1fr)_auto_5.625rem] items-center gap-2 border-divider border-t px-3 py-1.5 max-[22.5rem]:grid-cols-[minmax(0,1fr)_auto] md:px-5 md:max-lg:grid-cols-[1fr_auto_11.5rem] print:px-2 print:py-0.5 print:text-[7pt]!">
      <div>
        <p className="font-semibold text-heading">
          {request && plan.days !== undefined ? (
            <a href={requestHref(request.href, group.id, plan.days)}>
              {plan.title}
              <span className="sr-only">{` – ${group.title}, ${request.text}`}</span>
            </a>
          ) : (
            plan.title
          )}
        </p>
        <p className="text-caption text-ui">{perDay(plan, labels)}</p>
      </div>
      <div className="text-end">
        <Price price={plan.price} size="line" />
        {plan.savings && (
          <p className="whitespace-nowrap font-[650] text-good text-legal/body">{plan.savings}</p>
        )}
      </div>
      <ActionLink
        action={{ ...reserve, style: 'secondary' }}
        about={`${group.title}, ${plan.title}`}
        className="min-h-11 px-1.5 py-1 leading-[1.1] max-[22.5rem]:col-span-full"
      />
    </li>
  );
}

/** The form to request the plan with, filled in through its address. */
function requestHref(form: string, cart: string, days: number): string {
  return `${form}?${new URLSearchParams({ cart, days: String(days) })}`;
}

/** The price per day, or the length of the plan if the two are the same. */
function perDay({ perDay: price, duration }: Plan, labels: PlanLabels): string {
  if (!price) return duration;
  return fillText(price.isExact ? labels.perDay : labels.perDayAbout, { price: price.text });
}
