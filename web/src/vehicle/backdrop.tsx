import type { ReactNode } from 'react';
import type { Picture as PictureView } from '../../../generated/sections.ts';
import { Mark } from '../ui/mark.tsx';
import { groundOf, Picture } from '../ui/picture.tsx';
import { isCutout } from '../ui/picture-files.ts';
import { RowPictureProvider } from '../ui/picture-width.tsx';

interface BackdropProps {
  picture?: PictureView | undefined;
  /** What goes in the upper left corner, such as a badge. */
  children?: ReactNode;
  className?: string | undefined;
}

/** The frame all vehicles share, and the ground that all cutouts stand on, so that a list is easy to compare. */
export function Backdrop({ picture, children, className = '' }: BackdropProps) {
  return (
    // Never with `content-visibility`: their fetch would start when they are already in view.
    <div
      className={`relative aspect-3/2 w-full overflow-hidden ${picture ? groundOf(picture) : ''} ${className}`}
      data-backdrop=""
    >
      {picture ? <Picture picture={picture} className="size-full" /> : <NoPicture />}
      {children && <div className="absolute top-3 left-3">{children}</div>}
    </div>
  );
}

interface SideBackdropProps {
  picture: PictureView;
  className?: string | undefined;
}

/** The lower frame of vehicles from the side, in which a longer one is longer. */
export function SideBackdrop({ picture, className = '' }: SideBackdropProps) {
  return (
    <div
      className={`aspect-15/7 w-full overflow-hidden ${groundOf(picture)} ${className}`.trim()}
      data-backdrop=""
      data-side=""
    >
      <Picture picture={picture} className="size-full" />
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

/** Room above and below a cutout: the whole vehicle, from one end to the other. A photo fills its frame. */
const roomAround = 'max-sm:aspect-4/3 max-sm:[&_img]:object-contain';

interface RowBackdropProps extends Omit<BackdropProps, 'className'> {
  /** The vehicle from the side, where all of a list are seen so. */
  side?: PictureView | undefined;
}

/** The frame in a card that is a row on a phone. */
export function RowBackdrop({ side, ...props }: RowBackdropProps) {
  const stands = !props.picture || isCutout(props.picture.src);
  return (
    <RowPictureProvider view={side ? 'side' : 'front'}>
      {side ? (
        <SideBackdrop picture={side} />
      ) : (
        <Backdrop {...props} className={stands ? roomAround : ''} />
      )}
    </RowPictureProvider>
  );
}
