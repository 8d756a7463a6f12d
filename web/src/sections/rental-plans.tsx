import { labelled } from '../../../generated/contract/labelled.ts';
import { printSettings } from '../../../generated/print-settings.ts';
import type { RentalGroup, SectionProps } from '../../../generated/sections.ts';
import { fillText } from '../domain/quantity.ts';
import { type Plan, type PlanLabels, PlanRow } from '../rentals/plan-row.tsx';
import { Heading } from '../ui/heading-level.tsx';
import { PlainList } from '../ui/list.tsx';
import { Footnote, Section } from '../ui/section.tsx';
import { Backdrop } from '../vehicle/backdrop.tsx';

type Props = SectionProps['rental-plans'];

/** Rental plans in panels side by side, so that every price can be compared; then the terms that all share. */
export function RentalPlans(props: Props) {
  const { groups, terms, footnote } = props;
  return (
    <Section {...props}>
      <div
        className="grid gap-5 lg:grid-cols-[repeat(auto-fit,minmax(20rem,1fr))] lg:gap-6 print:grid-cols-[repeat(auto-fit,minmax(9rem,1fr))]"
        data-price-list=""
      >
        {groups.map((group) => (
          <GroupPanel key={group.id} group={group} {...props} />
        ))}
      </div>
      {terms && <Terms terms={terms} />}
      <Footnote text={footnote} />
    </Section>
  );
}

type GroupPanelProps = Pick<Props, 'reserve' | 'request' | 'labels'> & { group: RentalGroup };

/** One kind of vehicle with its picture and its plans, from the shortest to the longest. */
function GroupPanel({ group, ...offer }: GroupPanelProps) {
  const { labels } = offer;
  const { title, description, picture, seats, plans, hints } = group;
  return (
    // Pictures, heads and plans of all panels start on the same lines.
    <article className="grid grid-cols-[2fr_3fr] content-start items-center gap-y-0 overflow-hidden rounded-panel border border-divider bg-surface md:max-lg:grid-cols-[1fr_2fr] md:max-lg:grid-rows-[auto_1fr] lg:row-span-3 lg:grid-cols-[1fr] lg:grid-rows-subgrid print:block print:overflow-visible">
      {picture && (
        <Backdrop
          picture={picture}
          className="md:max-lg:row-[1/3] md:max-lg:aspect-auto md:max-lg:h-full md:max-lg:[&_img]:object-contain print:hidden"
        />
      )}
      <div className="self-start p-3 first:col-span-full max-md:self-center md:px-5 md:pt-4 print:px-2 print:py-0.5">
        <Heading className="text-h3">{title}</Heading>
        {description && <p className="text-muted text-ui">{description}</p>}
        {seats && <p className="text-caption text-ui">{fillText(labels.seats, { n: seats })}</p>}
      </div>
      <div
        className={`col-span-full flex flex-col self-stretch ${picture ? 'md:max-lg:col-[2]' : ''}`.trim()}
      >
        <PlainList>
          {plans.map((plan) => (
            <PlanRow key={plan.id} plan={plan} group={group} {...offer} />
          ))}
        </PlainList>
        {hints.map((hint, index) => (
          <p
            key={hint.plan}
            className={`bg-soft px-3 pb-2 text-heading text-ui/body md:px-5 print:px-2 print:py-0.5 ${index === 0 ? 'border-divider border-t pt-2' : 'max-md:hidden'}`}
          >
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
    <dl className="mt-5 grid grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))] gap-x-6 gap-y-4 border-divider border-y py-4 text-ui/body">
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

interface PlanDetailsProps {
  plans: readonly Plan[];
  /** The title of the group, for the name of the summary. */
  group: string;
  labels: PlanLabels;
}

/** Whom each plan of a group suits and how it renews, folded away: the prices above are what people compare. */
function PlanDetails({ plans, group, labels }: PlanDetailsProps) {
  if (!plans.some(saysMore)) return null;
  return (
    <details className="fold mt-auto print:hidden">
      <summary className="min-h-11 border-divider border-t px-3 py-2 font-semibold text-link text-ui md:px-5">
        <span>
          {labels.details}
          <span className="sr-only"> – {group}</span>
        </span>
      </summary>
      <dl className="grid gap-3.5 px-5 pb-5 text-ui/body">
        {plans.map((plan) => (
          <div key={plan.id}>
            <dt className="font-semibold">
              {[plan.title, plan.duration, plan.badge].filter(Boolean).join(' · ')}
            </dt>
            {plan.description && <dd>{plan.description}</dd>}
            <Detail label={labels.renewal} text={plan.renewal} />
            <Detail label={labels.delivery} text={plan.delivery} />
          </div>
        ))}
      </dl>
    </details>
  );
}

/** Whether a plan says more than its line above. */
function saysMore({ description, badge, renewal, delivery }: Plan): boolean {
  return [description, badge, renewal, delivery].some(Boolean);
}

/** What a plan says of renewal or delivery, under its label if there is one. */
function Detail({ label, text }: { label: string | undefined; text: string | undefined }) {
  if (!text) return null;
  return <dd>{label ? labelled(label, text, printSettings.locale) : text}</dd>;
}
