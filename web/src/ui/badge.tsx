import type { ReactNode } from 'react';

const tones = {
  neutral: 'border-divider bg-soft text-heading',
  sun: 'border-transparent bg-sun-400 text-navy-950',
  good: 'border-current bg-surface text-good',
  muted: 'border-border bg-surface text-caption',
} as const;

interface BadgeProps {
  children: ReactNode;
  tone?: keyof typeof tones | undefined;
  className?: string | undefined;
}

/** A word or two set apart; the word carries the meaning, never the color alone. */
export function Badge({ children, tone = 'neutral', className = '' }: BadgeProps) {
  return (
    <span
      className={`inline-block rounded-pill border px-3 py-0.5 text-legal font-semibold ${tones[tone]} ${className}`.trim()}
    >
      {children}
    </span>
  );
}
