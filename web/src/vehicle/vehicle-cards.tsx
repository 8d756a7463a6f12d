import type { FactLine } from '../../../generated/content.ts';
import type { VehicleCard } from '../../../generated/sections.ts';
import { CardList, columnsOfFew } from '../ui/card.tsx';
import { ModelCard } from './model-card.tsx';

interface VehicleCardsProps {
  vehicles: readonly VehicleCard[];
  labels?: FactLine | undefined;
  badgeOutOfStock: string;
  detailsText: string;
}

/** A few vehicles from the content as cards. */
export function VehicleCards({
  vehicles,
  labels,
  badgeOutOfStock,
  detailsText,
}: VehicleCardsProps) {
  return (
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
  );
}
