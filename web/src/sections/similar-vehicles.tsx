import type { SectionProps } from '../../../generated/sections.ts';
import { ActionRow } from '../ui/action-link.tsx';
import { CardList } from '../ui/card.tsx';
import { Section } from '../ui/section.tsx';
import { ModelCard } from '../vehicle/model-card.tsx';

/** Where to look on from a vehicle; nothing where the catalogue has no other. */
export function SimilarVehicles(props: SectionProps['similar-vehicles']) {
  const { similarTo: vehicles, labels, badgeNew, badgeOutOfStock, detailsText, actions } = props;
  if (vehicles.length === 0) return null;
  return (
    <Section {...props} isScreenOnly>
      <CardList>
        {vehicles.map((vehicle) => (
          <ModelCard
            key={vehicle.id}
            vehicle={vehicle}
            name={vehicle.name}
            price={vehicle.price}
            href={vehicle.href}
            detailsText={detailsText}
            badge={vehicle.isNew ? badgeNew : undefined}
            stockBadge={badgeOutOfStock}
            labels={labels}
          />
        ))}
      </CardList>
      {actions && <ActionRow actions={actions} />}
    </Section>
  );
}
