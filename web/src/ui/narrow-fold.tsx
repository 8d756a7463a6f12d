import type { ReactNode } from 'react';

interface NarrowFoldProps {
  /** What stands above the content on a wide screen, and opens it on a narrow one. */
  heading: ReactNode;
  children: ReactNode;
}

/** Content that is folded under its heading on a phone; on a wide screen and on paper it stands open. */
export function NarrowFold({ heading, children }: NarrowFoldProps) {
  return (
    <>
      <div className="fold-heading">{heading}</div>
      <details className="fold-narrow">
        <summary>{heading}</summary>
        {children}
      </details>
    </>
  );
}
