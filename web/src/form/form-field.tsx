import { type InputHTMLAttributes, useState } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { isClosedOn } from '../../../generated/contract/forms.ts';
import { unitOf } from './field-facts.tsx';
import { FilesField } from './files-field.tsx';
import type { Form } from './form-type.ts';

type Field = Form['fields'][number];

/** The id of a field's control, which messages and the error summary refer to. */
export function fieldId(name: string): string {
  return `field-${name}`;
}

interface FormFieldProps {
  field: Field;
  message: string | undefined;
  control: UseFormRegisterReturn;
  /** The value the server sent back, for the page without scripts. */
  value: string | undefined;
  /** Shown with a field that may be left empty. */
  optionalText: string | undefined;
}

/** A label, its hint, its control and, when a rule is broken, its message. */
export function FormField({ field, message, control, value, optionalText }: FormFieldProps) {
  const id = fieldId(field.name);
  const hintId = field.hint && `${id}-hint`;
  const messageId = message && `${id}-message`;
  const isConsent = field.type === 'consent';
  const { note, closedNote } = useClosed(field, value);
  const beside = [unitOf(field), field.optional && optionalText].filter(Boolean).join(', ');
  const label = beside ? `${field.label} (${beside})` : field.label;
  const described = {
    id,
    'aria-invalid': message ? true : undefined,
    'aria-describedby': [hintId, messageId].filter(Boolean).join(' ') || undefined,
  };
  const shared = {
    ...control,
    ...described,
    onChange: (event: Parameters<typeof control.onChange>[0]) => {
      note(event.target.value);
      return control.onChange(event);
    },
    // The attribute without it would have browsers speak up, in their own words.
    'aria-required': field.optional ? undefined : true,
  };
  const start = value ?? field.default;
  return (
    <div className={field.width === 'half' ? '' : 'md:col-span-2'}>
      <div className={isConsent ? 'flex flex-row-reverse items-start justify-end gap-3' : ''}>
        <label htmlFor={id} className="block font-semibold text-heading text-ui">
          {label}
        </label>
        {isConsent && (
          <input
            {...shared}
            type="checkbox"
            value="yes"
            defaultChecked={start === 'yes'}
            className="mt-1 size-5 shrink-0 accent-(--color-link)"
          />
        )}
      </div>
      {field.hint && (
        <p id={hintId} className="mt-1 text-caption text-ui">
          {field.hint}
        </p>
      )}
      {message && (
        <p id={messageId} className="mt-1 font-semibold text-bad text-ui">
          {message}
        </p>
      )}
      {field.closedDays && (
        <p role="status" className="font-semibold text-heading text-ui not-empty:mt-1">
          {message ? '' : closedNote}
        </p>
      )}
      {!isConsent && (
        <div className="mt-2">
          {field.files ? (
            <FilesField files={field.files} name={field.name} {...described} />
          ) : (
            <Control field={field} {...shared} defaultValue={start} />
          )}
        </div>
      )}
    </div>
  );
}

/** What is said at once of a day on which nobody is there. */
function useClosed({ closedDays, closed: text, message }: Field, value = '') {
  const isClosed = (day: string) => closedDays !== undefined && isClosedOn(day, closedDays);
  const [isNoted, setNoted] = useState(() => isClosed(value));
  return {
    note: (day: string) => setNoted(isClosed(day)),
    closedNote: isNoted ? (text ?? message) : '',
  };
}

type ControlProps = UseFormRegisterReturn & {
  field: Field;
  id: string;
  defaultValue: string | undefined;
  'aria-invalid': boolean | undefined;
  'aria-required': boolean | undefined;
  'aria-describedby': string | undefined;
};

function Control({ field, ...control }: ControlProps) {
  const common = { ...control, className: 'field', autoComplete: field.autocomplete };
  if (field.type === 'textarea')
    return <textarea {...common} className="field resize-y" rows={4} />;
  if (!field.options) return <input {...common} {...inputAttributes(field)} />;
  return (
    <select {...common}>
      {field.none && <option value="">{field.none}</option>}
      {field.options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}

function inputAttributes({
  type,
  min,
  max,
  decimals,
}: Field): InputHTMLAttributes<HTMLInputElement> {
  if (type === 'date') return { type };
  if (type === 'number') {
    const whole = { type, inputMode: 'numeric', min: min ?? 0, max } as const;
    return decimals ? { ...whole, inputMode: 'decimal', step: 10 ** -decimals } : whole;
  }
  return type === 'email' || type === 'tel'
    ? { type, inputMode: type }
    : { type: 'text', inputMode: 'text' };
}
