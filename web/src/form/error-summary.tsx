import { fieldId } from './form-field.tsx';
import { FormNotice } from './form-notice.tsx';

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
