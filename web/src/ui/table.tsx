import type { ReactNode } from 'react';

interface TableFrameProps {
  /** The name of the region, for keyboard users who reach it. */
  name: string;
  children: ReactNode;
}

/** Lets a wide table scroll on its own, by keyboard too, while the page stays put. */
export function TableFrame({ name, children }: TableFrameProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must take the keyboard
    <section className="table-frame" aria-label={name} tabIndex={0}>
      {children}
    </section>
  );
}

interface SortableHeadingProps {
  text: string;
  /** How the column's cells compare. */
  order: 'text' | 'number';
}

/** A column heading whose button sorts its `table[data-sortable]`; shown only if scripts run. */
export function SortableHeading({ text, order }: SortableHeadingProps) {
  return (
    <th scope="col">
      <span className="without-scripts">{text}</span>
      <button type="button" className="sort-button with-scripts" data-sort={order}>
        {text}
        <span className="sort-mark" aria-hidden="true" />
      </button>
    </th>
  );
}
