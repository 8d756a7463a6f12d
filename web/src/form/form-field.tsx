import type { UseFormRegisterReturn } from 'react-hook-form';
import type { SectionProps } from '../../../generated/sections.ts';

type Field = SectionProps['contact-form']['form']['fields'][number];

/** The id of a field's control, which messages and the summary point to. */
export function fieldId(name: string): string {
  return `field-${name}`;
}

interface FormFieldProps {
  field: Field;
  message: string | undefined;
  control: UseFormRegisterReturn;
  /** What the server sent back, for the page without scripts. */
  value: string | undefined;
}

/** A label, its hint, its control and, when a rule is broken, its message. */
export function FormField({ field, message, control, value }: FormFieldProps) {
  const id = fieldId(field.name);
  const hintId = field.hint && `${id}-hint`;
  const messageId = message && `${id}-message`;
  const describedBy = [hintId, messageId].filter(Boolean).join(' ') || undefined;
  return (
    <div className={field.width === 'half' ? '' : 'md:col-span-2'}>
      <label htmlFor={id} className="block font-semibold text-heading text-ui">
        {field.label}
      </label>
      {field.hint && (
        <p id={hintId} className="mt-1 text-caption text-legal">
          {field.hint}
        </p>
      )}
      {message && (
        <p id={messageId} className="mt-1 font-semibold text-bad text-ui">
          {message}
        </p>
      )}
      <div className="mt-2">
        <Control
          field={field}
          {...control}
          id={id}
          defaultValue={value ?? field.default}
          aria-invalid={message ? true : undefined}
          aria-describedby={describedBy}
        />
      </div>
    </div>
  );
}

type ControlProps = UseFormRegisterReturn & {
  field: Field;
  id: string;
  defaultValue: string | undefined;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
};

function Control({ field, ...control }: ControlProps) {
  const common = { ...control, className: 'field', autoComplete: field.autocomplete };
  if (field.type === 'textarea') return <textarea {...common} rows={6} />;
  if (field.type === 'select') {
    return (
      <select {...common}>
        {field.options?.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    );
  }
  return <input {...common} type={field.type} inputMode={field.type} />;
}
