import type { ReactNode } from 'react';

interface CardLinkProps {
  href: string;
  className?: string | undefined;
  children: ReactNode;
}

/** The link of a card that is a target as a whole, with an arrow. */
export function CardLink({ href, className = '', children }: CardLinkProps) {
  return (
    <a href={href} className={`card-link arrow-link ${className}`.trim()}>
      {children}
    </a>
  );
}
