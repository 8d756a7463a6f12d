import type { ReactNode } from 'react';

interface NarrowFoldProps {
  /** What stands above the content on a wide screen, and opens it on a narrow one. */
  heading: ReactNode;
  /** What the heading and the content are in a grid of a wide screen. */
  columns?: readonly [string, string] | undefined;
  children: ReactNode;
}

/** Content that is folded under its heading on a phone; on a wide screen and on paper it stands open. */
export function NarrowFold({ heading, columns = ['', ''], children }: NarrowFoldProps) {
  const [beside, below] = columns;
  return (
    <>
      <div className={`fold-heading ${beside}`.trim()}>{heading}</div>
      <details className={`fold-narrow ${below}`.trim()}>
        <summary>{heading}</summary>
        {children}
      </details>
    </>
  );
}
