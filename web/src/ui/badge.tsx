import type { ReactNode } from 'react';

const tones = {
  neutral: 'bg-soft text-heading border-divider',
  sun: 'bg-sun-400 text-navy-950 border-sun-400',
  good: 'bg-surface text-good border-good',
  muted: 'bg-surface text-caption border-border',
} as const;

interface BadgeProps {
  children: ReactNode;
  tone?: keyof typeof tones | undefined;
  className?: string | undefined;
}

/** A word or two set apart; the word carries the meaning, never the colour alone. */
export function Badge({ children, tone = 'neutral', className = '' }: BadgeProps) {
  return (
    <span
      className={`badge inline-block rounded-pill border px-3 py-0.5 text-legal font-semibold ${tones[tone]} ${className}`.trim()}
    >
      {children}
    </span>
  );
}
