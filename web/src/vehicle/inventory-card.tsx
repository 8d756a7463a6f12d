import type { Vehicle } from '../api/vehicles.ts';
import { fillText, formatPrice } from '../domain/quantity.ts';
import { Card } from '../ui/card.tsx';
import { FactList } from '../ui/fact-list.tsx';
import { Heading } from '../ui/heading-level.tsx';
import { Price } from '../ui/price.tsx';
import { Backdrop } from './backdrop.tsx';
import { keyFacts } from './specification-rows.ts';
import { type BadgeTexts, CardBadges, VehicleBadge } from './vehicle-badges.tsx';
import { shownPictures } from './vehicle-pictures.ts';
import type { CardExtras, FactLabels } from './vehicle-texts.ts';

interface InventoryCardProps {
  vehicle: Vehicle;
  /** What the page holds beside the vehicles. */
  extras: CardExtras;
  /** The address of its page, with `{id}` for its id. */
  path: string;
  labels: FactLabels;
  badges: BadgeTexts;
  detailsText: string;
}

/** A vehicle in the catalogue; the whole card is the target of its one link. */
export function InventoryCard(props: InventoryCardProps) {
  const { vehicle, extras, path, labels, badges, detailsText } = props;
  const { seatingCapacity: seats, ...specifications } = vehicle.specifications;
  const facts = { seats, ...specifications, ...extras.cardFacts[vehicle.id] };
  const [picture] = shownPictures(vehicle, extras);
  return (
    <Card
      as="li"
      top={
        <Backdrop picture={picture}>
          <CardBadges isInStock={vehicle.inStock} outOfStock={badges.outOfStock}>
            {(vehicle.isNew || vehicle.inStock) && (
              <VehicleBadge vehicle={vehicle} texts={badges} />
            )}
          </CardBadges>
        </Backdrop>
      }
    >
      <div>
        <p className="text-caption text-legal">
          {vehicle.brand} · {vehicle.category}
        </p>
        <Heading className="text-h4">{vehicle.name}</Heading>
      </div>
      <Price value={formatPrice(vehicle.price)} />
      <FactList facts={keyFacts(facts, labels)} className="mb-2" />
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
