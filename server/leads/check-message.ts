import type { SiteForm } from '../site.ts';

/** A valid message, or the first fault of each field, in the form's order. */
export type CheckedMessage =
  | { readonly isValid: true; readonly fields: Readonly<Record<string, unknown>> }
  | { readonly isValid: false; readonly errors: Readonly<Record<string, string>> };

type Form = Pick<SiteForm, 'schema' | 'fields'>;

/** Checks what a client sent against the form's rules; unknown fields are dropped. */
export function checkMessage({ schema, fields }: Form, input: unknown): CheckedMessage {
  const isMultiline = (name: string) =>
    fields.some((field) => field.name === name && field.type === 'textarea');
  const result = schema.safeParse(isRecord(input) ? refuseControl(input, isMultiline) : {});
  if (result.success) return { isValid: true, fields: mapValues(result.data, toStorable) };
  const errors = new Map<string, string>();
  for (const { path, message } of result.error.issues) {
    const field = String(path[0]);
    if (!errors.has(field)) errors.set(field, message);
  }
  return { isValid: false, errors: Object.fromEntries(errors) };
}

/** Whether a parsed body is an object with named fields. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

// A NUL is not text, and only a textarea has line breaks. Replaced by null, the value fails its field's rule and gets
// that field's message.
function refuseControl(
  input: Readonly<Record<string, unknown>>,
  isMultiline: (name: string) => boolean,
) {
  return mapValues(input, (value, name) => {
    if (typeof value !== 'string') return value;
    if (value.includes('\0')) return null;
    return !isMultiline(name) && /[\r\n]/.test(value) ? null : value;
  });
}

// A lone surrogate cannot be stored as UTF-8; each database would replace it in its own way.
function toStorable(value: unknown): unknown {
  return typeof value === 'string' ? value.toWellFormed() : value;
}

function mapValues(
  record: Readonly<Record<string, unknown>>,
  change: (value: unknown, name: string) => unknown,
): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(record).map(([name, value]) => [name, change(value, name)]),
  );
}
