import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Picture as PictureView } from '../../../generated/sections.ts';
import type { Vehicle } from '../api/vehicles.ts';
import { Backdrop } from './backdrop.tsx';
import { GalleryChoices } from './gallery-choices.tsx';
import {
  entriesOf,
  type GalleryEntry,
  type Paint,
  pictureAnchor,
  pictureName,
} from './gallery-entries.ts';
import { GalleryItem, LargePicture } from './gallery-item.tsx';
import { VehicleBadge } from './vehicle-badges.tsx';
import type { DetailTexts } from './vehicle-texts.ts';

interface VehicleGalleryProps {
  vehicle: Vehicle;
  pictures: readonly PictureView[];
  paints: readonly Paint[];
  texts: DetailTexts;
  isStockUnsaid?: boolean | undefined;
}

/** The pictures of a vehicle with its badge, its colors and a note on what the pictures are. */
export function VehicleGallery(props: VehicleGalleryProps) {
  const { vehicle, pictures, paints, texts, isStockUnsaid } = props;
  const [shown, setShown] = useState(0);
  const entries = entriesOf(pictures, paints);
  const [only] = entries;
  return (
    // The strip of pictures scrolls in it, and must not widen its column.
    <figure className="min-w-0 print:col-span-full">
      <div className="relative">
        {pictures.length > 1 && (
          <PictureStrip entries={entries} name={vehicle.name} texts={texts} onShow={setShown} />
        )}
        {pictures.length === 1 && only && (
          <GalleryItem className="overflow-hidden rounded-panel">
            <GalleryPicture entry={only} texts={texts} isFirst />
          </GalleryItem>
        )}
        {pictures.length === 0 && <Backdrop />}
        {(vehicle.isNew || !isStockUnsaid) && (
          <div className="absolute top-4 left-4">
            <VehicleBadge vehicle={vehicle} texts={texts} />
          </div>
        )}
      </div>
      <GalleryChoices entries={entries} shown={entries[shown]} paints={paints} texts={texts} />
      {entries[shown] && !entries[shown].picture.photo && texts.pictureNote && (
        <figcaption className="mt-3 text-caption text-legal">{texts.pictureNote}</figcaption>
      )}
    </figure>
  );
}

interface PictureStripProps {
  entries: readonly GalleryEntry[];
  name: string;
  texts: DetailTexts;
  /** Called with the place of the picture that has come into view. */
  onShow: (index: number) => void;
}

/** Pictures side by side for swiping; the links below lead to each of them, so that no script is needed. */
function PictureStrip({ entries, name, texts, onShow }: PictureStripProps) {
  const strip = useRef<HTMLElement>(null);
  const tell = () => {
    const { scrollLeft = 0, clientWidth = 0 } = strip.current ?? {};
    if (clientWidth > 0) onShow(Math.round(scrollLeft / clientWidth));
  };
  // It may have been swiped before the application started.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only once
  useEffect(tell, []);
  useAddressedPicture(strip, entries.length);
  return (
    <section
      className="[scroll-snap-type:x_mandatory] overflow-x-auto overscroll-x-contain [scrollbar-width:none]"
      aria-label={name}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must take the keyboard
      tabIndex={0}
      ref={strip}
      onScroll={tell}
    >
      <ul className="flex">
        {entries.map((entry, index) => (
          <GalleryItem key={entry.picture.src} as="li" id={pictureAnchor(index)}>
            <GalleryPicture entry={entry} texts={texts} isFirst={index === 0} />
          </GalleryItem>
        ))}
      </ul>
    </section>
  );
}

/** Shows the picture that the address names: Back, Forward and a reload restore only how far the page is scrolled. */
function useAddressedPicture(strip: RefObject<HTMLElement | null>, count: number): void {
  const { hash } = useLocation();
  const addressed = Array.from({ length: count }, (_, index) => `#${pictureAnchor(index)}`);
  const index = addressed.indexOf(hash);
  const before = useRef<number>(undefined);
  useEffect(() => {
    const { clientWidth = 0, scrollLeft = 0 } = strip.current ?? {};
    // At first it may stand there already, or have been swiped before the application started.
    const isLeft = before.current === undefined && (index < 0 || scrollLeft > 0);
    const left = Math.max(0, index) * clientWidth;
    if (index !== before.current && !isLeft) strip.current?.scrollTo({ left, behavior: 'instant' });
    before.current = index;
  }, [index, strip]);
}

interface GalleryPictureProps {
  entry: GalleryEntry;
  texts: DetailTexts;
  isFirst: boolean;
}

/** One picture with its name, if it has one. */
function GalleryPicture({ entry, texts, isFirst }: GalleryPictureProps) {
  const name = pictureName(entry, texts);
  return (
    <>
      <LargePicture picture={entry.picture} isFirst={isFirst} />
      {name && (
        <p className="pt-2 font-semibold text-heading text-ui/body md:absolute md:bottom-3 md:left-3 md:rounded-pill md:bg-canvas md:px-3 md:py-0.5">
          {name}
        </p>
      )}
    </>
  );
}
