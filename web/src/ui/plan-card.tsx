import type { Action, RentalGroup, SectionProps } from '../../../generated/sections.ts';
import { ActionLink } from './action-link.tsx';
import { Badge } from './badge.tsx';
import { Card } from './card.tsx';
import { Heading } from './heading-level.tsx';
import { Price } from './price.tsx';

interface PlanCardProps {
  plan: RentalGroup['plans'][number];
  /** Title of the group, for the name of the button. */
  group: string;
  reserve: Action;
  labels: SectionProps['rental-plans']['labels'];
}

/** One rental plan: what it costs, what it saves, and the button that reserves it. */
export function PlanCard({ plan, group, reserve, labels }: PlanCardProps) {
  return (
    <Card as="li">
      <Badge className="plan-use">{plan.badge}</Badge>
      <Heading className="text-h4">{plan.title}</Heading>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Price value={plan.price} />
        {plan.savings && <Badge tone="good">{plan.savings}</Badge>}
      </div>
      <p className="plan-use text-muted text-ui">{plan.description}</p>
      <Terms plan={plan} labels={labels} />
      <ActionLink
        action={reserve}
        style="primary"
        about={`${group}, ${plan.title}`}
        className="mt-auto w-full px-4"
      />
    </Card>
  );
}

/** The terms of a plan, named when the content names them. */
function Terms({ plan, labels }: Pick<PlanCardProps, 'plan' | 'labels'>) {
  const terms = (['duration', 'renewal', 'delivery'] as const).map((key) => ({
    key,
    label: labels?.[key],
    text: plan[key],
  }));
  return (
    <dl className="mb-2 w-full divide-y divide-divider border-t border-divider text-legal">
      {terms.map(({ key, label, text }) => (
        <div key={key} className="grid grid-cols-3 gap-x-4 py-2.5 sm:block">
          <dt className={label ? 'text-caption' : 'sr-only'}>{label ?? key}</dt>
          <dd className="col-span-2 font-semibold">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
