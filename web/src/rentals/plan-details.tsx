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
              {plan.title} · {plan.duration} · {plan.badge}
            </dt>
            <dd>{plan.description}</dd>
            <dd>
              {labels.renewal}: {plan.renewal}
            </dd>
            <dd>
              {labels.delivery}: {plan.delivery}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
