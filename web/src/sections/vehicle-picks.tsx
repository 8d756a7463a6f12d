import type { SectionProps } from '../../../generated/sections.ts';
import { ActionRow } from '../ui/action-link.tsx';
import { CardList, columnsOfFew } from '../ui/card.tsx';
import { Footnote, Section } from '../ui/section.tsx';
import { ModelCard } from '../vehicle/model-card.tsx';

/** Vehicles that a rule of the content picks, with their prices. */
export function VehiclePicks(props: SectionProps['vehicle-picks']) {
  const { vehicles, labels, badgeOutOfStock, detailsText, actions, footnote } = props;
  return (
    <Section {...props}>
      <CardList columns={columnsOfFew(vehicles.length)}>
        {vehicles.map((vehicle) => (
          <ModelCard
            key={vehicle.id}
            vehicle={vehicle}
            name={vehicle.name}
            href={vehicle.href}
            detailsText={detailsText}
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
