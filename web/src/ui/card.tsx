import { Children, type ReactNode } from 'react';
import { PictureWidthProvider } from './picture-width.tsx';

interface CardProps {
  children: ReactNode;
  /** What fills the card's top edge, such as a picture. */
  top?: ReactNode;
  as?: 'article' | 'div' | 'li' | undefined;
  className?: string | undefined;
}

/** A raised panel; a `card-link` inside makes the whole card its target. */
export function Card({ children, top, as: Tag = 'article', className = '' }: CardProps) {
  return (
    <Tag className={`card ${className}`.trim()}>
      {top}
      <div className="flex grow flex-col items-start gap-1.5 lg:gap-3 p-4 lg:p-6 print:gap-[0.1rem]! print:px-2 print:py-[0.35rem]">
        {children}
      </div>
    </Tag>
  );
}

const pictureWidths = { 1: 'whole', 2: 'half', 3: 'third', 4: 'quarter' } as const;

interface CardListProps {
  columns?: keyof typeof pictureWidths | undefined;
  /** True for cards so short that a phone has room for two side by side. */
  isPaired?: boolean | undefined;
  /** True for tall cards, side by side on a phone for swiping. */
  isSwiped?: boolean | undefined;
  children: ReactNode;
}

const columnStyles = {
  1: 'grid-cols-1',
  2: 'grid-cols-1 md:grid-cols-2 md:*:last:odd:card-lying-2',
  3: 'grid-cols-1 md:grid-cols-2 lg:grid-cols-3',
  4: 'grid-cols-1 sm:grid-cols-2 lg:grid-cols-4 sm:max-md:*:last:odd:card-lying-2',
} as const;

/** Rows of four and of three, by how many cards at the front or at the end differ from the rest. */
const mixedRows: Readonly<Record<string, string>> = {
  '3 1': 'lg:grid-cols-12 lg:*:col-span-4 lg:*:nth-[-n+4]:col-span-3',
  '3 2': 'lg:grid-cols-12 lg:*:col-span-4 lg:*:nth-[-n+8]:col-span-3',
  '4 1': 'lg:grid-cols-12 lg:*:col-span-3 lg:*:nth-last-[-n+9]:col-span-4',
  '4 2': 'lg:grid-cols-12 lg:*:col-span-3 lg:*:nth-last-[-n+6]:col-span-4',
  '4 3': 'lg:grid-cols-12 lg:*:col-span-3 lg:*:nth-last-[-n+3]:col-span-4',
};

const threeAndTwo = 'lg:grid-cols-6 lg:*:col-span-2 lg:*:nth-[n+4]:col-span-3';

// In two columns the last of an odd number would be alone: three stand in the first row.
const oddOnTablet =
  'md:max-lg:grid-cols-6 md:max-lg:*:col-span-3 md:max-lg:*:nth-[-n+3]:col-span-2';

/** No row of cards ends in a gap on a wide screen: seven are four and three. */
function wideRows(count: number, columns: keyof typeof columnStyles): string {
  if (count === 5) return threeAndTwo;
  return count > columns ? (mixedRows[`${columns} ${count % columns}`] ?? '') : '';
}

const paired = 'min-[23rem]:max-md:grid-cols-2 min-[23rem]:max-md:*:last:odd:col-span-full';

/** Cards side by side, as a list without gaps. Its children are `<Card as="li">`. */
export function CardList({ columns = 3, isPaired, isSwiped, children }: CardListProps) {
  const count = Children.count(children);
  const rows = columns > 2 ? wideRows(count, columns) : '';
  const tablet = columns > 2 && count > 1 && count % 2 === 1 ? oddOnTablet : '';
  const shape = `${columnStyles[columns]} ${rows} ${tablet} ${isPaired ? paired : ''} ${isSwiped ? 'not-print:max-md:swiped' : ''}`;
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari forgets a list whose marks are styled away
    <ul role="list" className={`grid gap-2.5 md:gap-6 ${shape}`} data-cards="">
      <PictureWidthProvider width={pictureWidths[columns]}>{children}</PictureWidthProvider>
    </ul>
  );
}

/** The first number of columns that leaves no gap in the last row, or else the second. */
export function evenColumns<Columns extends number>(count: number, wide: Columns, narrow: Columns) {
  return count % wide === 0 ? wide : narrow;
}

/** The columns of a few cards, two for a pair or two pairs. */
export function columnsOfFew(count: number) {
  return count === 2 || count === 4 ? 2 : 3;
}
