import type { SectionProps } from '../../../generated/sections.ts';
import { fillText, formatFigure } from '../domain/quantity.ts';
import { Section } from '../ui/section.tsx';

type Props = SectionProps['town-answers'];

/** What people in a town ask first, as figures in a row. */
export function TownAnswers(props: Props) {
  const { items } = props;
  const first = wayTo(props);
  return (
    <Section {...props}>
      <dl className="grid gap-x-8 gap-y-2 sm:grid-cols-3">
        {[...(first ? [first] : []), ...items].map(({ value, label }) => (
          <div
            key={label}
            className="flex items-baseline gap-4 border-t-2 border-heading pt-2 sm:flex-col sm:gap-1"
          >
            <dt className="order-2 text-ui text-muted">{label}</dt>
            <dd className="order-1 min-w-24 shrink-0 font-display text-h2 font-bold text-heading tabular">
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

/** The distance to the nearest place of business. */
function wayTo({ town, labels }: Props) {
  if (!town.nearest) return undefined;
  const { name, distance, direction } = town.nearest;
  if (direction === undefined)
    return { value: labels.here, label: fillText(labels.inTown, { name }) };
  const n = formatFigure(Math.round(distance), 0);
  return {
    value: fillText(labels.value, { n }),
    label: fillText(labels.to, { name, direction }),
  };
}
