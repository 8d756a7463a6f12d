import type { Picture as PictureView } from '../../../generated/sections.ts';
import { Picture } from '../ui/picture.tsx';
import type { Vehicle } from './vehicle.ts';
import { VehiclePicture } from './vehicle-picture.tsx';

interface VehicleGalleryProps {
  vehicle: Vehicle;
  pictures: readonly PictureView[];
}

/** The main picture, and the others beside it to be scrolled to; no script is needed. */
export function VehicleGallery({ vehicle, pictures }: VehicleGalleryProps) {
  if (pictures.length === 0) return <VehiclePicture vehicle={vehicle} isFirst />;
  return (
    <ul className="flex snap-x snap-mandatory gap-3 overflow-x-auto rounded-panel">
      {pictures.map((picture, index) => (
        <li key={picture.src} className="w-full shrink-0 snap-start">
          <Picture
            picture={picture}
            className="aspect-3/2 w-full object-cover"
            isFirst={index === 0}
          />
        </li>
      ))}
    </ul>
  );
}
