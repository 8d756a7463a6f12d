import { useEffect } from 'react';
import type { Failure } from '../api/send-message.ts';
import { errorPageTitle, fillText } from '../domain/quantity.ts';
import { Notice } from '../ui/notice.tsx';
import { FormNotice } from './error-summary.tsx';
import type { Form } from './form-type.ts';

interface FailureNoticeProps extends Failure {
  title: string;
  attempt: number;
}

/** Why the message was not sent. */
export function FailureNotice({ title, message, call, attempt }: FailureNoticeProps) {
  return (
    <FormNotice attempt={attempt} className="md:col-span-2">
      <Notice title={title} tone="bad">
        <p>{message}</p>
        {call && <p>{call}</p>}
      </Notice>
    </FormNotice>
  );
}

/** How much of the files has been sent, as the language of the page writes it. */
export function progressText(text: string, share: number): string {
  const percent = share.toLocaleString(document.documentElement.lang, { style: 'percent' });
  return fillText(text, { percent });
}

interface SendButtonProps {
  texts: Form['texts'];
  /** What it says while files are sent. */
  sending?: string | undefined;
  /** What it says while there is a next step. */
  next: string | undefined;
  isSubmitting: boolean;
  /** Leads to the step before. */
  back?: { readonly text: string; readonly go: () => void } | undefined;
}

/** A disabled button would lose the focus: while sending, this one only does nothing. */
export function SendButton({
  texts,
  sending = texts.sending,
  next,
  isSubmitting,
  back,
}: SendButtonProps) {
  return (
    <div className={`md:col-span-2${back ? ' flex flex-wrap gap-3' : ''}`}>
      {back && (
        <button type="button" className="button button-secondary" onClick={back.go}>
          {back.text}
        </button>
      )}
      <button type="submit" className="button button-primary" aria-disabled={isSubmitting}>
        {isSubmitting ? sending : (next ?? texts.submit)}
      </button>
      <p role="status" className="sr-only">
        {isSubmitting ? sending : ''}
      </p>
    </div>
  );
}

/** Shows in the page's title that a form has errors, as long as it has any. */
export function useErrorTitle(hasErrors: boolean, errorTitle: string): void {
  useEffect(() => {
    const prefix = errorPageTitle(errorTitle, '');
    if (!hasErrors || document.title.startsWith(prefix)) return;
    document.title = errorPageTitle(errorTitle, document.title);
    return () => {
      document.title = document.title.replace(prefix, '');
    };
  }, [hasErrors, errorTitle]);
}
