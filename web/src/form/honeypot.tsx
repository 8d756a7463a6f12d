import { hiddenNames } from '../../../generated/contract/forms.ts';
import { fieldId } from './form-field.tsx';

const name = hiddenNames.honeypot;

/** A field hidden from people, including those who use the keyboard or a screen reader, so only bots fill it in. */
export function Honeypot({ label }: { label: string }) {
  const id = fieldId(name);
  return (
    <div className="sr-only" aria-hidden="true">
      <label htmlFor={id}>{label}</label>
      <input id={id} name={name} type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}

/** The value of a form's honeypot. */
export function honeypotValue(form: EventTarget | null | undefined): string {
  if (!(form instanceof HTMLFormElement)) return '';
  return String(new FormData(form).get(name) ?? '');
}
