import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';

interface FormNoticeProps {
  /** The focus comes here again after each of them. */
  attempt: number;
  className: string;
  children: ReactNode;
}

/** What kept a form from being sent. It takes the focus, and so is read: as an alert it would be read twice. */
export function FormNotice({ attempt, ...props }: FormNoticeProps) {
  const place = useRef<HTMLDivElement>(null);
  const id = useId();
  // biome-ignore lint/correctness/useExhaustiveDependencies: an attempt may end as the one before
  useLayoutEffect(() => place.current?.focus(), [attempt]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div {...props} ref={place} id={id} role="group" aria-labelledby={id} tabIndex={-1} />
  );
}
