import type { Vehicle } from '../api/vehicles.ts';
import { Badge } from '../ui/badge.tsx';
import { Picture } from '../ui/picture.tsx';

interface VehiclePictureProps {
  vehicle: Vehicle;
}

/** A vehicle's first picture, always in the same shape, so that a list can be compared. */
export function VehiclePicture({ vehicle }: VehiclePictureProps) {
  const [src] = vehicle.images;
  if (src === undefined) return <div className="aspect-3/2 w-full bg-backdrop" />;
  const picture = { src, width: 1200, height: 800, alt: vehicle.name };
  return <Picture picture={picture} className="aspect-3/2 w-full bg-backdrop object-cover" />;
}

/** Texts of the three badges. */
export interface BadgeTexts {
  readonly new: string;
  readonly inStock: string;
  readonly outOfStock: string;
}

interface VehicleBadgeProps {
  vehicle: Pick<Vehicle, 'isNew' | 'inStock'>;
  texts: BadgeTexts;
  className: string;
}

/** The badge on a vehicle's picture: new goes before in stock, in stock before out of stock. */
export function VehicleBadge({ vehicle, texts, className }: VehicleBadgeProps) {
  const stock = vehicle.inStock ? texts.inStock : texts.outOfStock;
  return (
    <Badge tone={vehicle.isNew ? 'sun' : 'good'} className={`absolute ${className}`}>
      {vehicle.isNew ? texts.new : stock}
    </Badge>
  );
}
