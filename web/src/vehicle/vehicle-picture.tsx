import { Picture } from '../ui/picture.tsx';
import type { Vehicle } from './vehicle.ts';

interface VehiclePictureProps {
  vehicle: Vehicle;
}

/** Every vehicle stands on a stage of the same shape, so that a list can be compared. */
export function VehiclePicture({ vehicle }: VehiclePictureProps) {
  const [src] = vehicle.images;
  if (src === undefined) return <div className="aspect-3/2 w-full bg-stage" />;
  const picture = { src, width: 1200, height: 800, alt: vehicle.name };
  return <Picture picture={picture} className="aspect-3/2 w-full bg-stage object-cover" />;
}
