import { useId } from 'react';
import type { Picture as PictureView } from '../../../generated/sections.ts';
import type { Vehicle } from '../api/vehicles.ts';
import { Picture } from '../ui/picture.tsx';
import { Backdrop } from './backdrop.tsx';
import { VehicleBadge } from './vehicle-badges.tsx';
import type { DetailTexts } from './vehicle-texts.ts';

interface VehicleGalleryProps {
  vehicle: Vehicle;
  pictures: readonly PictureView[];
  texts: DetailTexts;
}

/** The pictures of a vehicle with its badge and what the pictures are. */
export function VehicleGallery({ vehicle, pictures, texts }: VehicleGalleryProps) {
  const [only] = pictures;
  return (
    <figure className="vehicle-gallery">
      <div className="relative">
        {pictures.length > 1 && <PictureStrip pictures={pictures} name={vehicle.name} />}
        {pictures.length === 1 && only && (
          <Picture
            picture={only}
            className="gallery-picture bg-backdrop rounded-panel"
            width="main"
            isFirst
          />
        )}
        {pictures.length === 0 && <Backdrop />}
        <div className="absolute top-4 left-4">
          <VehicleBadge vehicle={vehicle} texts={texts} />
        </div>
      </div>
      <figcaption className="mt-3 text-caption text-legal">{texts.pictureNote}</figcaption>
    </figure>
  );
}

/** Pictures side by side to be swiped, and a thumbnail for each: a link, so that no script is needed. */
function PictureStrip({ pictures, name }: { pictures: readonly PictureView[]; name: string }) {
  const id = useId();
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must take the keyboard */}
      <section className="gallery-strip" aria-label={name} tabIndex={0}>
        <ul className="flex">
          {pictures.map((picture, index) => (
            <li key={picture.src} id={`${id}${index}`} className="gallery-item">
              <Picture
                picture={picture}
                className="gallery-picture bg-backdrop"
                width="main"
                isFirst={index === 0}
              />
            </li>
          ))}
        </ul>
      </section>
      <ul className="screen-only mt-3 flex flex-wrap gap-3">
        {pictures.map((picture, index) => (
          <li key={picture.src}>
            <a href={`#${id}${index}`} className="gallery-thumb" aria-label={picture.alt}>
              <Picture picture={picture} className="gallery-picture bg-backdrop" width="thumb" />
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
