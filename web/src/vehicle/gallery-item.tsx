import type { ReactNode } from 'react';
import type { Picture as PictureView } from '../../../generated/sections.ts';
import { groundOf, Picture } from '../ui/picture.tsx';

interface GalleryItemProps {
  as?: 'div' | 'li' | undefined;
  id?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
  /** True for a stand-in while the vehicle loads. */
  isPlaceholder?: boolean | undefined;
}

/**
 * One picture of the strip, as wide as it is. What is far to the side is fetched as it comes near; the first gives the
 * strip its height. The margin is the distance from the top of the page: a thumbnail's link moves only the strip.
 */
export function GalleryItem(props: GalleryItemProps) {
  const { as: Tag = 'div', id, className = '', children, isPlaceholder } = props;
  return (
    <Tag
      id={id}
      className={`relative flex-[0_0_100%] not-first:[content-visibility:auto] snap-start scroll-mt-80 print:flex-[0_0_50%] print:nth-[n+3]:hidden ${className}`.trim()}
      data-gallery-item=""
      data-placeholder={isPlaceholder}
    >
      {children}
    </Tag>
  );
}

/** Rounded itself: rounded corners on the whole strip would cut off the name below the picture. */
export const largePicture = 'block aspect-3/2 w-full rounded-panel';

interface LargePictureProps {
  picture: PictureView;
  isFirst: boolean;
}

/** A picture as wide as the gallery. */
export function LargePicture({ picture, isFirst }: LargePictureProps) {
  return (
    <Picture
      picture={picture}
      className={`${largePicture} ${groundOf(picture)}`}
      width="main"
      isFirst={isFirst}
    />
  );
}
