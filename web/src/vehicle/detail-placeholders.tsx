import type { Picture as PictureView } from '../../../generated/sections.ts';
import { GalleryItem, LargePicture, largePicture } from './gallery-item.tsx';

/** The picture the page already has while the vehicle loads, or a skeleton. */
export function PicturePlaceholder({ picture }: { picture: PictureView | undefined }) {
  return (
    <GalleryItem className="overflow-hidden rounded-panel bg-soft" isPlaceholder>
      {picture ? (
        <LargePicture picture={picture} isFirst />
      ) : (
        <div className={`${largePicture} motion-safe:animate-pulse`} />
      )}
    </GalleryItem>
  );
}

/** The skeleton of a vehicle's offer, as high as one, while it loads; announced to screen readers. */
export function OfferPlaceholder({ text }: { text: string }) {
  return (
    <>
      <p role="status" className="sr-only">
        {text}
      </p>
      <div className="mt-3 grid gap-4" aria-hidden="true" data-placeholder>
        <div className="h-20 w-2/3 rounded-field bg-soft" />
        <div className="h-12 rounded-pill bg-soft" />
        <div className="h-11 w-1/2 rounded-field bg-soft" />
        <div className="h-64 rounded-panel bg-soft max-lg:hidden" />
      </div>
    </>
  );
}
