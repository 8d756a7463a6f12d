import type { ReactNode } from 'react';

// Full class names: the styles of a page are found by the words in its code.
const tones = {
  neutral: 'badge',
  sun: 'badge badge-sun',
  good: 'badge badge-good',
  muted: 'badge badge-muted',
} as const;

interface BadgeProps {
  children: ReactNode;
  tone?: keyof typeof tones | undefined;
  className?: string | undefined;
}

/** A word or two set apart; the word carries the meaning, never the color alone. */
export function Badge({ children, tone = 'neutral', className = '' }: BadgeProps) {
  return <span className={`${tones[tone]} ${className}`.trim()}>{children}</span>;
}
