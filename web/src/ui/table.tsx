import type { ReactNode } from 'react';

interface TableFrameProps {
  /** The name of the region, for keyboard users who reach it. */
  name: string;
  /** What a head sticks to: the page, which it fits, or the page of a wide screen; on a phone it scrolls sideways. */
  sticksTo?: 'page' | 'wide' | undefined;
  children: ReactNode;
}

// What is clipped is no scroller: a head inside sticks to the page.
const scrolling = {
  page: 'overflow-clip',
  wide: 'overflow-x-auto md:overflow-clip',
} as const;

/** Lets a wide table scroll on its own, by keyboard too, while the page stays put. Visually hidden content stays inside, too. */
export function TableFrame({ name, sticksTo, children }: TableFrameProps) {
  return (
    <section
      className={`relative rounded-card border border-divider bg-surface ${sticksTo ? scrolling[sticksTo] : 'overflow-x-auto'}`}
      data-scrolls={sticksTo === 'wide' ? '' : undefined}
      aria-label={name}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must take the keyboard
      tabIndex={0}
    >
      {children}
    </section>
  );
}
