import type { ReactNode } from 'react';

interface TableFrameProps {
  /** The name of the region, for keyboard users who reach it. */
  name: string;
  /** True for a table that fits, whose head sticks to the page. */
  isWhole?: boolean | undefined;
  children: ReactNode;
}

/** Lets a wide table scroll on its own, by keyboard too, while the page stays put. Visually hidden content stays inside, too. */
export function TableFrame({ name, isWhole, children }: TableFrameProps) {
  return (
    <section
      // What is clipped is no scroller: a head inside sticks to the page.
      className={`relative rounded-card border border-divider bg-surface ${isWhole ? 'overflow-clip' : 'overflow-x-auto'}`}
      aria-label={name}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must take the keyboard
      tabIndex={0}
    >
      {children}
    </section>
  );
}
