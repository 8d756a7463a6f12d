import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useRenderContext } from '../render-context.ts';

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
      className={`rounded-card border-l-4 bg-surface p-5 shadow-card print:border-divider print:shadow-none ${tones[tone]}`}
    >
      {title && <p className="font-semibold text-heading">{title}</p>}
      <div className="text-ui">{children}</div>
    </div>
  );
}

interface PopUpNoticeProps {
  title: string;
  text: string;
  onDismiss: () => void;
}

/**
 * A failure shown over the page, in the notice region of the layout; it stays until dismissed.
 * @public No section needs it yet.
 */
export function PopUpNotice({ title, text, onDismiss }: PopUpNoticeProps) {
  const { dismiss } = useRenderContext().texts;
  const [region, setRegion] = useState<Element | null>(null);
  useEffect(() => setRegion(document.querySelector('#notices')), []);
  if (!region) return null;
  return createPortal(
    <Notice title={title} tone="bad" role="alert">
      <p>{text}</p>
      <button type="button" className="button button-quiet" onClick={onDismiss}>
        {dismiss}
      </button>
    </Notice>,
    region,
  );
}
