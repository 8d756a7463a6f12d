import { Children, type ReactNode } from 'react';
import { EagerPictures, PictureWidthProvider } from '../ui/picture-width.tsx';

interface VehicleListProps {
  as?: 'ul' | 'ol' | undefined;
  id?: string | undefined;
  className: string;
  /** True for a stand-in while the list loads. */
  isPlaceholder?: boolean | undefined;
  children: ReactNode;
}

/** As many as are in view when a list opens: two rows on a wide screen, the first ones on a phone. */
const firstInView = 8;

/** Vehicles side by side, up to five in a row; on a phone one below the other. */
export function VehicleList(props: VehicleListProps) {
  const { as: Tag = 'ul', id, className, isPlaceholder, children } = props;
  return (
    <Tag
      id={id}
      className={`grid gap-2 sm:grid-cols-2 sm:gap-5 md:grid-cols-3 lg:grid-cols-4 min-[100rem]:grid-cols-5 print:grid-cols-3 print:gap-2 ${className}`}
      aria-hidden={isPlaceholder}
    >
      <PictureWidthProvider width="quarter">
        {Children.map(children, (card, index) => (
          <EagerPictures isInView={index < firstInView}>{card}</EagerPictures>
        ))}
      </PictureWidthProvider>
    </Tag>
  );
}
