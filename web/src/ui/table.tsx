import type { ReactNode } from 'react';

interface TableFrameProps {
  /** The name of the region, for keyboard users who reach it. */
  name: string;
  /** `page` for a head that sticks to the page and fits it, `phone` if it does not fit a phone and scrolls there. */
  sticksTo?: 'page' | 'phone' | undefined;
  children: ReactNode;
}

// What is clipped is no scroller: a head inside sticks to the page.
const scrolling = {
  page: 'overflow-clip',
  phone: 'overflow-auto max-md:max-h-[75dvh] md:overflow-clip',
} as const;

/** Lets a wide table scroll on its own, by keyboard too, while the page stays put. Visually hidden content stays inside, too. */
export function TableFrame({ name, sticksTo, children }: TableFrameProps) {
  return (
    <section
      className={`relative rounded-card border border-divider bg-surface ${sticksTo ? scrolling[sticksTo] : 'overflow-x-auto'}`}
      data-scrolls={sticksTo === 'phone' ? '' : undefined}
      aria-label={name}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must take the keyboard
      tabIndex={0}
    >
      {children}
    </section>
  );
}
