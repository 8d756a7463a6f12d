import type { SectionProps } from '../../../generated/sections.ts';
import { ActionRow } from '../ui/action-link.tsx';
import { CardList, columnsOfFew } from '../ui/card.tsx';
import { Footnote, Section } from '../ui/section.tsx';
import { ModelCard } from '../vehicle/model-card.tsx';

/** A few vehicles with a price of their own. */
export function VehicleHighlights(props: SectionProps['vehicle-highlights']) {
  const { items, labels, badgeOutOfStock, detailsText, actions, footnote } = props;
  return (
    <Section {...props}>
      <CardList columns={columnsOfFew(items.length)}>
        {items.map(({ vehicle, name, tag }) => (
          <ModelCard
            key={vehicle.id}
            vehicle={vehicle}
            name={name ?? vehicle.name}
            href={vehicle.href}
            detailsText={detailsText}
            badge={tag}
            stockBadge={badgeOutOfStock}
            labels={labels}
          />
        ))}
      </CardList>
      <Footnote text={footnote} />
      {actions && <ActionRow actions={actions} />}
    </Section>
  );
}
