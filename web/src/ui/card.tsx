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
    <Tag className={`card group/card ${className}`.trim()}>
      {top}
      <div className="card-text">{children}</div>
    </Tag>
  );
}

const pictureWidths = { 1: 'whole', 2: 'half', 3: 'third', 4: 'quarter' } as const;

interface CardListProps {
  columns?: keyof typeof pictureWidths | undefined;
  /** True for cards so short that a phone has room for two side by side. */
  isPaired?: boolean | undefined;
  /** True if the first card fills the gap the last row would leave, so that the last need not. */
  hasLead?: boolean | undefined;
  /** True for tall cards, side by side on a phone for swiping. */
  isSwiped?: boolean | undefined;
  children: ReactNode;
}

const swiped =
  'not-print:max-md:-mx-(--gutter) not-print:max-md:auto-cols-[min(85%,21rem)] not-print:max-md:grid-flow-col not-print:max-md:grid-cols-none not-print:max-md:snap-x not-print:max-md:snap-mandatory not-print:max-md:scroll-px-(--gutter) not-print:max-md:overflow-x-auto not-print:max-md:overscroll-x-contain not-print:max-md:px-(--gutter) not-print:max-md:pt-1 not-print:max-md:pb-4 not-print:max-md:*:snap-start';

/** Cards side by side, as a list without gaps. Its children are `<Card as="li">`. */
export function CardList({ columns = 3, isPaired, hasLead, isSwiped, children }: CardListProps) {
  const isUneven = !hasLead && leavesRest(Children.count(children), columns);
  const shape = `${isUneven ? ' has-rest' : ''}${isPaired ? ' is-paired' : ''}${isSwiped ? ` ${swiped}` : ''}`;
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari forgets a list whose marks are styled away
    <ul role="list" className={`card-list card-list-${columns}${shape}`}>
      <PictureWidthProvider width={pictureWidths[columns]}>{children}</PictureWidthProvider>
    </ul>
  );
}

/** True if the last row has a gap on some screen, which the last card must fill. */
function leavesRest(count: number, columns: number): boolean {
  const isOddInPairs = count % 2 === 1 && count !== columns;
  return columns > 1 && (isOddInPairs || count % columns !== 0);
}

/** The first number of columns that leaves no gap in the last row, or else the second. */
export function evenColumns<Columns extends number>(count: number, wide: Columns, narrow: Columns) {
  return count % wide === 0 ? wide : narrow;
}

/** The columns of a few cards, two for a pair or two pairs. */
export function columnsOfFew(count: number) {
  return count === 2 || count === 4 ? 2 : 3;
}
