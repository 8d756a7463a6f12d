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
    <details className="fold plan-details">
      <summary className="text-link text-ui">
        <span>
          {labels.details}
          <span className="sr-only"> – {group}</span>
        </span>
      </summary>
      <dl>
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
