import type { Vehicle } from '../api/vehicles.ts';
import { fillText, formatPrice } from '../domain/quantity.ts';
import { Card } from '../ui/card.tsx';
import { FactList } from '../ui/fact-list.tsx';
import { Heading } from '../ui/heading-level.tsx';
import { Price } from '../ui/price.tsx';
import { keyFacts } from './specification-rows.ts';
import { type BadgeTexts, VehicleBadge, VehiclePicture } from './vehicle-picture.tsx';
import type { FactLabels } from './vehicle-texts.ts';

interface InventoryCardProps {
  vehicle: Vehicle;
  /** The address of its page, with `{id}` for its id. */
  path: string;
  labels: FactLabels;
  badges: BadgeTexts;
  detailsText: string;
}

/** A vehicle in the catalogue; the whole card is the target of its one link. */
export function InventoryCard(props: InventoryCardProps) {
  const { vehicle, path, labels, badges, detailsText } = props;
  const { seatingCapacity: seats, ...specifications } = vehicle.specifications;
  return (
    <Card
      as="li"
      top={
        <div className="relative">
          <VehiclePicture vehicle={vehicle} />
          <VehicleBadge vehicle={vehicle} texts={badges} className="top-3 left-3" />
        </div>
      }
    >
      <div>
        <p className="text-caption text-legal">
          {vehicle.brand} · {vehicle.category}
        </p>
        <Heading className="text-h4">{vehicle.name}</Heading>
      </div>
      <Price value={formatPrice(vehicle.price)} />
      <FactList facts={keyFacts({ seats, ...specifications }, labels)} className="mb-2" />
      <a
        href={fillText(path, { id: vehicle.id })}
        className="button button-secondary card-link mt-auto max-sm:w-full"
      >
        <span>
          {detailsText}
          <span className="sr-only"> – {vehicle.name}</span>
        </span>
      </a>
    </Card>
  );
}
