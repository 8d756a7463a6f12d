import type { Picture as PictureView } from '../../../generated/sections.ts';
import type { Vehicle } from '../api/vehicles.ts';
import { Backdrop } from './backdrop.tsx';
import { GalleryChoices } from './gallery-choices.tsx';
import { GalleryItem, LargePicture } from './gallery-item.tsx';
import { VehicleBadge } from './vehicle-badges.tsx';
import { type Paint, pictureAnchor, pictureName } from './vehicle-pictures.ts';
import type { DetailTexts } from './vehicle-texts.ts';

interface VehicleGalleryProps {
  vehicle: Vehicle;
  pictures: readonly PictureView[];
  paints: readonly Paint[];
  texts: DetailTexts;
}

/** The pictures of a vehicle with its badge, its colors and a note on what the pictures are. */
export function VehicleGallery({ vehicle, pictures, paints, texts }: VehicleGalleryProps) {
  const [only] = pictures;
  return (
    // The strip of pictures scrolls in it, and must not widen its column.
    <figure className="min-w-0">
      <div className="relative">
        {pictures.length > 1 && (
          <PictureStrip pictures={pictures} paints={paints} name={vehicle.name} texts={texts} />
        )}
        {pictures.length === 1 && only && (
          <GalleryItem className="overflow-hidden rounded-panel">
            <GalleryPicture picture={only} paints={paints} texts={texts} isFirst />
          </GalleryItem>
        )}
        {pictures.length === 0 && <Backdrop />}
        <div className="absolute top-4 left-4">
          <VehicleBadge vehicle={vehicle} texts={texts} />
        </div>
      </div>
      <GalleryChoices pictures={pictures} paints={paints} texts={texts} />
      {pictures.length > 0 && texts.pictureNote && (
        <figcaption className="mt-3 text-caption text-legal">{texts.pictureNote}</figcaption>
      )}
    </figure>
  );
}

interface PictureStripProps extends Omit<VehicleGalleryProps, 'vehicle'> {
  name: string;
}

/** Pictures side by side for swiping; the links below lead to each of them, so that no script is needed. */
function PictureStrip({ pictures, paints, name, texts }: PictureStripProps) {
  return (
    <section
      className="[scroll-snap-type:x_mandatory] overflow-x-auto overscroll-x-contain [scrollbar-width:none]"
      aria-label={name}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must take the keyboard
      tabIndex={0}
    >
      <ul className="flex">
        {pictures.map((picture, index) => (
          <GalleryItem key={picture.src} as="li" id={pictureAnchor(index)}>
            <GalleryPicture picture={picture} paints={paints} texts={texts} isFirst={index === 0} />
          </GalleryItem>
        ))}
      </ul>
    </section>
  );
}

interface GalleryPictureProps extends Pick<VehicleGalleryProps, 'paints' | 'texts'> {
  picture: PictureView;
  isFirst: boolean;
}

/** One picture with its name, if there are several. */
function GalleryPicture({ picture, paints, texts, isFirst }: GalleryPictureProps) {
  const name = pictureName(picture, paints, texts);
  return (
    <>
      <LargePicture picture={picture} isFirst={isFirst} />
      {name && (
        <p className="pt-2 font-semibold text-heading text-ui/body md:absolute md:bottom-3 md:left-3 md:rounded-pill md:bg-canvas md:px-3 md:py-0.5">
          {name}
        </p>
      )}
    </>
  );
}
