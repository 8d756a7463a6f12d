import type { ReactNode } from 'react';
import { PictureWidthProvider } from '../ui/picture-width.tsx';

interface VehicleListProps {
  as?: 'ul' | 'ol' | undefined;
  id?: string | undefined;
  className: string;
  /** True for a stand-in while the list loads. */
  isPlaceholder?: boolean | undefined;
  children: ReactNode;
}

/** Vehicles side by side, up to four in a row; on a phone one below the other. */
export function VehicleList(props: VehicleListProps) {
  const { as: Tag = 'ul', id, className, isPlaceholder, children } = props;
  return (
    <Tag
      id={id}
      className={`grid gap-3 sm:grid-cols-2 sm:gap-5 md:grid-cols-3 lg:grid-cols-4 ${className}`}
      aria-hidden={isPlaceholder}
    >
      <PictureWidthProvider width="quarter">{children}</PictureWidthProvider>
    </Tag>
  );
}
