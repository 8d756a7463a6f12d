import type { Plan, PlanLabels } from './plan-row.tsx';

interface PlanDetailsProps {
  plans: readonly Plan[];
  /** The title of the group, for the name of the summary. */
  group: string;
  labels: PlanLabels;
}

/** Whom each plan of a group suits and how it renews, folded away: the prices above are what people compare. */
export function PlanDetails({ plans, group, labels }: PlanDetailsProps) {
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
            <dd>{plan.description}</dd>
            <Detail label={labels.renewal} text={plan.renewal} />
            <Detail label={labels.delivery} text={plan.delivery} />
          </div>
        ))}
      </dl>
    </details>
  );
}

/** What a plan says of renewal or delivery, under its label if there is one. */
function Detail({ label, text }: { label: string | undefined; text: string | undefined }) {
  if (!text) return null;
  return <dd>{label ? `${label}: ${text}` : text}</dd>;
}
