import type { ReactNode } from 'react';

interface NarrowFoldProps {
  /** Shown above the content on a wide screen, and opens it on a narrow one. */
  heading: ReactNode;
  /** The grid columns of the heading and the content on a wide screen. */
  columns?: readonly [string, string] | undefined;
  children: ReactNode;
}

/** Content that is folded under its heading on a phone; on a wide screen and on paper it is always open. */
export function NarrowFold({ heading, columns = ['', ''], children }: NarrowFoldProps) {
  const [beside, below] = columns;
  return (
    <>
      <div className={`not-print:max-md:hidden ${beside}`.trim()}>{heading}</div>
      <details className={`fold-narrow w-full ${below}`.trim()}>
        <summary>{heading}</summary>
        {children}
      </details>
    </>
  );
}
