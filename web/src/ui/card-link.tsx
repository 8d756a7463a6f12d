import type { ReactNode } from 'react';

interface CardLinkProps {
  href: string;
  className?: string | undefined;
  children: ReactNode;
}

/** The link of a card that is a target as a whole, with an arrow. */
export function CardLink({ href, className = '', children }: CardLinkProps) {
  return (
    <a
      href={href}
      className={`card-link inline-flex min-h-8 items-center gap-1.5 font-[650] text-ui/body no-underline before:order-1 before:[transition:translate_120ms_var(--ease-out)] before:content-['→'/''] group-hover/card:before:[translate:4px] ${className}`.trim()}
    >
      {children}
    </a>
  );
}
