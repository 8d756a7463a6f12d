import type { ReactNode } from 'react';

interface BadgeProps {
  children: ReactNode;
  tone?: 'neutral' | 'sun' | 'good' | 'muted' | undefined;
  className?: string | undefined;
}

/** A word or two set apart; the word carries the meaning, never the colour alone. */
export function Badge({ children, tone = 'neutral', className = '' }: BadgeProps) {
  return <span className={`badge badge-${tone} ${className}`.trim()}>{children}</span>;
}
