import { askedValues } from '../../../generated/contract/forms.ts';
import type { Form } from './form-field.tsx';

/** What the page after a form is told of it in the address, by field. */
export function toldValues(form: Form, search: string): Record<string, string> {
  const values = Object.entries(askedValues(form, search));
  return Object.fromEntries(values.filter(([name]) => form.told?.includes(name)));
}
