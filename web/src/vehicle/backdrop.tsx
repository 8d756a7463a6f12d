import type { ReactNode } from 'react';
import type { Picture as PictureView } from '../../../generated/sections.ts';
import { Mark } from '../ui/mark.tsx';
import { Picture } from '../ui/picture.tsx';
import { RowPictureProvider } from '../ui/picture-width.tsx';

interface BackdropProps {
  picture?: PictureView | undefined;
  /** What goes in the upper left corner, such as a badge. */
  children?: ReactNode;
  className?: string | undefined;
}

/** The stage all carts share: one shape, one ground, so that a list is easy to compare. */
export function Backdrop({ picture, children, className = '' }: BackdropProps) {
  return (
    // Lazy pictures are fetched from 2,500 px away, these when they come near: a phone fetches half of them.
    <div
      className={`relative aspect-3/2 w-full overflow-hidden bg-stage [content-visibility:auto] ${className}`.trim()}
      data-backdrop=""
    >
      {picture ? <Picture picture={picture} className="size-full object-cover" /> : <NoPicture />}
      {children && <div className="absolute top-3 left-3">{children}</div>}
    </div>
  );
}

/** The dealer's mark on plain ground, where neither a picture nor a placeholder is given. */
function NoPicture() {
  return (
    <div className="flex size-full items-center justify-center bg-soft">
      <Mark size={72} className="text-divider" />
    </div>
  );
}

/** A card that is a row on a phone: the picture beside the text. A checkbox is on the picture, and takes no line. */
export const rowOnPhone =
  'max-sm:grid max-sm:grid-cols-[37%_minmax(0,1fr)] max-sm:*:last:gap-0.5 max-sm:*:last:px-3 max-sm:*:last:pt-3 max-sm:*:last:pb-2 max-sm:has-[[name=compare]]:[&_img]:object-[50%_38%]';

/** The stage in such a card, as tall as the text. */
export function RowBackdrop(props: Omit<BackdropProps, 'className'>) {
  return (
    <RowPictureProvider>
      <Backdrop
        {...props}
        className="max-sm:aspect-auto max-sm:h-full max-sm:[&_img]:object-contain"
      />
    </RowPictureProvider>
  );
}
