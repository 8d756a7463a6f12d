import { fillText, formatDollars } from '../domain/quantity.ts';
import { Badge } from '../ui/badge.tsx';
import { Card } from '../ui/card.tsx';
import { FactList } from '../ui/fact-list.tsx';
import { Heading } from '../ui/heading-level.tsx';
import { Price } from '../ui/price.tsx';
import { type BadgeTexts, badgeOf } from './badge-of.ts';
import type { FactLabels, Vehicle } from './vehicle.ts';
import { VehiclePicture } from './vehicle-picture.tsx';

interface VehicleCardProps {
  vehicle: Vehicle;
  /** Where its page stands, with a place for its id. */
  path: string;
  labels: FactLabels;
  badges: BadgeTexts;
  detailsText: string;
}

/** A vehicle in the catalogue; the whole card is the target of its one link. */
export function VehicleCard(props: VehicleCardProps) {
  const { vehicle, path, labels, badges, detailsText } = props;
  return (
    <Card
      as="li"
      top={
        <div className="relative">
          <VehiclePicture vehicle={vehicle} />
          <Badge tone={vehicle.isNew ? 'sun' : 'good'} className="absolute top-3 left-3">
            {badgeOf(vehicle, badges)}
          </Badge>
        </div>
      }
    >
      <div>
        <p className="text-caption text-legal">
          {vehicle.brand} · {vehicle.category}
        </p>
        <Heading className="text-h4">{vehicle.name}</Heading>
      </div>
      <Price value={formatDollars(vehicle.price)} />
      <FactList facts={keyFacts(vehicle, labels)} className="mb-2" />
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

/** The figures a card has room for; what is not known is left out. */
function keyFacts({ specifications }: Vehicle, labels: FactLabels) {
  const { seatingCapacity, range, topSpeed, drive } = specifications;
  const rows: [label: string, value: string | number | undefined][] = [
    [labels.seats, seatingCapacity],
    [labels.range, range],
    [labels.topSpeed, topSpeed],
    [labels.drive, drive],
  ];
  return rows.flatMap(([label, value]) =>
    value === undefined ? [] : [{ label, value: String(value) }],
  );
}
