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
