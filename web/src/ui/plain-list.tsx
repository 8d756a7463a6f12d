import type { ReactNode } from 'react';

interface PlainListProps {
  as?: 'ul' | 'ol' | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** A list without marks; the role stays because Safari forgets a list whose marks are styled away. */
export function PlainList({ as: Tag = 'ul', className, children }: PlainListProps) {
  return (
    <Tag role="list" className={className}>
      {children}
    </Tag>
  );
}
