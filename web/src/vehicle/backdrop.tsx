import type { ReactNode } from 'react';
import type { Picture as PictureView } from '../../../generated/sections.ts';
import { Picture } from '../ui/picture.tsx';

interface BackdropProps {
  picture?: PictureView | undefined;
  /** What goes in the upper left corner, such as a badge. */
  children?: ReactNode;
}

/** The stage all carts share: one shape, one ground, so that a list is easy to compare. */
export function Backdrop({ picture, children }: BackdropProps) {
  return (
    <div className="backdrop stage">
      {picture && <Picture picture={picture} className="backdrop-picture" />}
      {children && <div className="backdrop-badges">{children}</div>}
    </div>
  );
}
