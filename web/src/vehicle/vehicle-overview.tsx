import type { Picture as PictureView } from '../../../generated/sections.ts';
import { formatDollars } from '../domain/quantity.ts';
import { ActionLink, ExternalLink } from '../ui/action-link.tsx';
import { Badge } from '../ui/badge.tsx';
import { FactList } from '../ui/fact-list.tsx';
import { Price } from '../ui/price.tsx';
import { badgeOf } from './badge-of.ts';
import type { DetailPartProps } from './vehicle-detail-props.ts';
import { VehicleGallery } from './vehicle-gallery.tsx';

interface VehicleOverviewProps extends DetailPartProps {
  pictures: readonly PictureView[];
}

/** Picture, name, price and the two ways to go on. */
export function VehicleOverview(props: VehicleOverviewProps) {
  const { vehicle, texts, pictures, drive, financing } = props;
  const facts = [{ label: texts.brand, value: vehicle.brand }];
  const seats = vehicle.specifications.seatingCapacity;
  if (seats !== undefined) facts.unshift({ label: texts.seats, value: String(seats) });
  return (
    <div className="mt-4 grid items-start gap-8 lg:grid-cols-[3fr_2fr] lg:gap-12">
      <figure>
        <div className="relative">
          <VehicleGallery vehicle={vehicle} pictures={pictures} />
          <Badge tone={vehicle.isNew ? 'sun' : 'good'} className="absolute top-4 left-4">
            {badgeOf(vehicle, texts)}
          </Badge>
        </div>
        <figcaption className="mt-3 text-caption text-legal">{texts.pictureNote}</figcaption>
      </figure>
      <div>
        <h1 className="text-h2" tabIndex={-1}>
          {vehicle.name}
        </h1>
        <Price value={formatDollars(vehicle.price)} label={texts.price} className="mt-4" />
        <p className="mt-2 text-caption text-legal">{texts.priceNote}</p>
        <p className="mt-5 text-lead text-muted">{vehicle.description}</p>
        <FactList facts={facts} className="mt-6 border-divider border-y py-4" />
        <div className="mt-6 flex flex-wrap gap-3">
          <ActionLink action={drive} style="primary" />
          <ActionLink action={financing} style="secondary" />
        </div>
        {vehicle.externalUrl && (
          <p className="mt-4">
            <ExternalLink href={vehicle.externalUrl}>{texts.external}</ExternalLink>
          </p>
        )}
      </div>
    </div>
  );
}
