import type { ReactNode } from 'react';
import { PictureWidthProvider } from './picture-width.tsx';

interface CardProps {
  children: ReactNode;
  /** What fills the card's upper edge, such as a picture. */
  top?: ReactNode;
  as?: 'article' | 'div' | 'li' | undefined;
  className?: string | undefined;
}

/** A raised panel; a `card-link` inside makes the whole card its target. */
export function Card({ children, top, as: Tag = 'article', className = '' }: CardProps) {
  return (
    <Tag className={`card ${className}`.trim()}>
      {top}
      <div className="flex grow flex-col items-start gap-3 p-5 md:p-6">{children}</div>
    </Tag>
  );
}

const columnClasses = {
  1: 'grid-cols-1',
  2: 'md:grid-cols-2',
  3: 'md:grid-cols-2 lg:grid-cols-3',
  4: 'sm:grid-cols-2 lg:grid-cols-4',
} as const;

const pictureWidths = { 1: 'whole', 2: 'half', 3: 'third', 4: 'quarter' } as const;

interface CardListProps {
  columns?: keyof typeof columnClasses | undefined;
  children: ReactNode;
}

/** Cards side by side, as a list. Its children are `<Card as="li">`. */
export function CardList({ columns = 3, children }: CardListProps) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari forgets a list whose marks are styled away
    <ul role="list" className={`grid gap-5 md:gap-6 ${columnClasses[columns]}`}>
      <PictureWidthProvider width={pictureWidths[columns]}>{children}</PictureWidthProvider>
    </ul>
  );
}

/** The first number of columns that leaves no gap in the last row, else the second. */
export function evenColumns<Columns extends number>(count: number, wide: Columns, narrow: Columns) {
  return count % wide === 0 ? wide : narrow;
}
