import type { ReactNode } from 'react';

const tones = {
  info: 'border-link',
  good: 'border-good',
  warn: 'border-warn',
  bad: 'border-bad',
} as const;

interface NoticeProps {
  title?: string | undefined;
  children: ReactNode;
  tone?: keyof typeof tones | undefined;
  /** `alert` for what must be announced at once, `status` for what can wait. */
  role?: 'alert' | 'status' | undefined;
}

/** A remark set apart from the text around it. */
export function Notice({ title, children, tone = 'info', role }: NoticeProps) {
  return (
    <div
      role={role}
      className={`rounded-card border-l-4 bg-surface p-5 [box-shadow:var(--shadow-card)] print:border-divider ${tones[tone]}`}
    >
      {title && <p className="font-semibold text-heading">{title}</p>}
      <div className="text-ui">{children}</div>
    </div>
  );
}
