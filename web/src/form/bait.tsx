import { fieldId } from './field-id.ts';

/** The name the server knows the bait by. */
export const baitName = 'website';

/** A field out of sight and out of the way of the keyboard: only robots fill it in. */
export function Bait({ label }: { label: string }) {
  return (
    <div className="sr-only" aria-hidden="true">
      <label htmlFor={fieldId(baitName)}>{label}</label>
      <input id={fieldId(baitName)} name={baitName} type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}

/** What stands in the bait of a form. */
export function baitValue(form: EventTarget | null | undefined): string {
  if (!(form instanceof HTMLFormElement)) return '';
  return String(new FormData(form).get(baitName) ?? '');
}
