import type { SectionProps } from '../../../generated/sections.ts';
import { CardList } from '../ui/card.tsx';
import { Footnote } from '../ui/footnote.tsx';
import { Heading, HeadingLevel } from '../ui/heading-level.tsx';
import { PlanCard } from '../ui/plan-card.tsx';
import { Section } from '../ui/section.tsx';

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
              <CardList columns={plans.length % 4 === 0 ? 4 : 3}>
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
