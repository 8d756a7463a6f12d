import type { Action, RentalGroup, SectionProps } from '../../../generated/sections.ts';
import { ActionLink } from '../ui/action-link.tsx';
import { Badge } from '../ui/badge.tsx';
import { Card, CardList, evenColumns } from '../ui/card.tsx';
import { Heading, HeadingLevel } from '../ui/heading-level.tsx';
import { Price } from '../ui/price.tsx';
import { Footnote, Section } from '../ui/section.tsx';

/** Rental plans in groups, each with a button that dials. */
export function RentalPlans(props: SectionProps['rental-plans']) {
  const { heading, groups, reserve, labels, footnote } = props;
  return (
    <Section {...props}>
      <div className="price-list space-y-14">
        {groups.map(({ id, title, description, plans }) => (
          <div key={id}>
            <Heading className="text-h3">{title}</Heading>
            <p className="mt-2 mb-6 max-w-text text-muted">{description}</p>
            <HeadingLevel level={heading ? 4 : 3}>
              <CardList columns={evenColumns(plans.length, 4, 3)}>
                {plans.map((plan) => (
                  <PlanCard
                    key={plan.id}
                    plan={plan}
                    group={title}
                    reserve={reserve}
                    labels={labels}
                  />
                ))}
              </CardList>
            </HeadingLevel>
          </div>
        ))}
      </div>
      <Footnote text={footnote} />
    </Section>
  );
}

interface PlanCardProps {
  plan: RentalGroup['plans'][number];
  /** Title of the group, for the name of the button. */
  group: string;
  reserve: Action;
  labels: SectionProps['rental-plans']['labels'];
}

/** One rental plan: what it costs, what it saves, and the button that reserves it. */
function PlanCard({ plan, group, reserve, labels }: PlanCardProps) {
  return (
    <Card as="li">
      <Badge className="plan-use">{plan.badge}</Badge>
      <Heading className="text-h4">{plan.title}</Heading>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Price price={plan.price} />
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

/** The terms of a plan, each with its name. */
function Terms({ plan, labels }: Pick<PlanCardProps, 'plan' | 'labels'>) {
  const terms = (['duration', 'renewal', 'delivery'] as const).map((key) => ({
    key,
    label: labels[key],
    text: plan[key],
  }));
  return (
    <dl className="mb-2 w-full divide-y divide-divider border-t border-divider text-legal">
      {terms.map(({ key, label, text }) => (
        <div key={key} className="grid grid-cols-3 gap-x-4 py-2.5 sm:block">
          <dt className="text-caption">{label}</dt>
          <dd className="col-span-2 font-semibold">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
