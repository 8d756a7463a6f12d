import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { fieldId } from './form-field.tsx';

/** A field with a broken rule. */
export interface FieldError {
  readonly name: string;
  readonly label: string;
  readonly message: string;
}

interface ErrorSummaryProps {
  title: string;
  errors: readonly FieldError[];
  attempt: number;
}

/** Every error of a form as a link to its field. */
export function ErrorSummary({ title, errors, attempt }: ErrorSummaryProps) {
  return (
    <FormNotice attempt={attempt} className="mb-6 rounded-card border-2 border-bad bg-surface p-5">
      <p className="font-semibold text-bad text-h4">{title}</p>
      <ul className="mt-2 list-disc pl-5 *:not-last:mb-1">
        {errors.map(({ name, message }) => (
          <li key={name}>
            <a className="font-semibold text-bad" href={`#${fieldId(name)}`}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </FormNotice>
  );
}

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
