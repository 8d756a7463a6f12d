import type { SectionProps } from '../../../generated/sections.ts';
import { chargedDistance, distanceCharge } from '../domain/delivery.ts';
import { fillText, formatFigure, formatSum } from '../domain/quantity.ts';
import { Section } from '../ui/section.tsx';

type Props = SectionProps['town-answers'];

/** What people in a town ask first, as figures in a row. */
export function TownAnswers(props: Props) {
  const { town, delivery, items } = props;
  const answer = delivery ? deliveryFee : distance;
  const first = town.nearest ? [answer(town.nearest, props)] : [];
  return (
    <Section {...props}>
      <dl className="grid gap-x-8 gap-y-2 sm:grid-cols-3">
        {[...first, ...items].map(({ value, label }) => (
          <div
            key={label}
            className="grid grid-cols-[7.5rem_1fr] items-baseline gap-x-3 border-heading border-t-2 pt-2 sm:flex sm:flex-col sm:gap-1"
          >
            <dt className="order-2 text-legal text-muted sm:text-ui">{label}</dt>
            <dd className="order-1 font-display font-bold text-h4 text-heading tabular sm:text-h2">
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

type Way = NonNullable<Props['town']['nearest']>;

/** How far the nearest place of business is. */
function distance({ name, distance, direction }: Way, { labels }: Props) {
  if (direction === undefined)
    return { value: labels.here, label: fillText(labels.inTown, { name }) };
  return {
    value: inWords(Math.round(distance), labels),
    label: fillText(labels.to, { name, direction }),
  };
}

/** What delivery from there costs. */
function deliveryFee({ name, distance, direction }: Way, { delivery, labels }: Props) {
  const started = chargedDistance(distance);
  const { perDistance, freeDistance, regularDistance = Number.POSITIVE_INFINITY } = delivery ?? {};
  const fee = distanceCharge(started, {
    perDistance: Number(perDistance),
    freeDistance: Number(freeDistance),
  });
  const isFar = started > Number(regularDistance);
  const away = (isFar && labels.far) || labels.delivery;
  const label = direction === undefined ? labels.deliveryInTown : away;
  return {
    value: fee === 0 ? labels.free : fillText(labels.fee, { fee: formatSum(fee) }),
    label: fillText(label, { name, distance: inWords(started, labels) }),
  };
}

function inWords(distance: number, labels: Props['labels']): string {
  return fillText(labels.value, { n: formatFigure(distance, 0) });
}
