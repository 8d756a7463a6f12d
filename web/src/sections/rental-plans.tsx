import type { Action, RentalGroup, SectionProps } from '../../../generated/sections.ts';
import { fillText } from '../domain/quantity.ts';
import { PlanDetails } from '../rentals/plan-details.tsx';
import { type PlanLabels, PlanRow } from '../rentals/plan-row.tsx';
import { Heading } from '../ui/heading-level.tsx';
import { PlainList } from '../ui/list.tsx';
import { Picture } from '../ui/picture.tsx';
import { Footnote, Section } from '../ui/section.tsx';

type Props = SectionProps['rental-plans'];

/** Rental plans in panels side by side, so that every price can be compared; then the terms that all share. */
export function RentalPlans(props: Props) {
  const { groups, reserve, labels, terms, footnote } = props;
  return (
    <Section {...props}>
      <div className="price-list">
        {groups.map((group) => (
          <GroupPanel key={group.id} group={group} reserve={reserve} labels={labels} />
        ))}
      </div>
      {terms && <Terms terms={terms} />}
      <Footnote text={footnote} />
    </Section>
  );
}

interface GroupPanelProps {
  group: RentalGroup;
  reserve: Action;
  labels: PlanLabels;
}

/** One kind of cart with its picture and its plans, from the shortest to the longest. */
function GroupPanel({ group, reserve, labels }: GroupPanelProps) {
  const { title, description, picture, plans, hints } = group;
  return (
    <article className="plan-panel">
      {picture && (
        <div className="plan-picture backdrop stage">
          <Picture picture={picture} width="third" className="backdrop-picture" />
        </div>
      )}
      <div className="plan-head">
        <Heading className="text-h3">{title}</Heading>
        <p className="text-muted text-ui">{description}</p>
      </div>
      <div className="plan-body">
        <PlainList>
          {plans.map((plan) => (
            <PlanRow key={plan.id} plan={plan} group={title} reserve={reserve} labels={labels} />
          ))}
        </PlainList>
        {hints.map((hint) => (
          <p key={hint.plan} className="plan-hint">
            {fillText(labels.hint, { ...hint })}
          </p>
        ))}
        <PlanDetails plans={plans} group={title} labels={labels} />
      </div>
    </article>
  );
}

/** The terms that apply to every plan, stated once. */
function Terms({ terms }: { terms: NonNullable<Props['terms']> }) {
  return (
    <dl className="plan-terms">
      {terms.map(({ label, lines }) => (
        <div key={label}>
          <dt className="font-semibold text-heading">{label}</dt>
          {lines.map((line) => (
            <dd key={line}>{line}</dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
