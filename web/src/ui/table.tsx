import type { ReactNode } from 'react';

interface TableFrameProps {
  /** Name of the region, for those who reach it by keyboard. */
  name: string;
  children: ReactNode;
}

/** Lets a wide table scroll by itself, by keyboard too, while the page stays still. */
export function TableFrame({ name, children }: TableFrameProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must take the keyboard
    <section className="table-frame" aria-label={name} tabIndex={0}>
      {children}
    </section>
  );
}
