import type { ReactNode } from 'react';

interface TableFrameProps {
  /** The name of the region, for keyboard users who reach it. */
  name: string;
  children: ReactNode;
}

/** Lets a wide table scroll on its own, by keyboard too, while the page stays put. Visually hidden content stays inside, too. */
export function TableFrame({ name, children }: TableFrameProps) {
  return (
    <section
      className="relative overflow-x-auto rounded-card border border-divider bg-surface"
      aria-label={name}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must take the keyboard
      tabIndex={0}
    >
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
      <span className="scripted:hidden">{text}</span>
      <button
        type="button"
        className="-my-2 inline-flex min-h-11 items-center gap-1.5 noscript:hidden"
        data-sort={order}
      >
        {text}
        <span
          className="before:content-['↕'] in-aria-[sort=ascending]:before:content-['↑'] in-aria-[sort=descending]:before:content-['↓']"
          aria-hidden="true"
        />
      </button>
    </th>
  );
}
