import type { SiteForm } from '../site.ts';

/** A valid message, or the first fault of each field, in the form's order. */
export type CheckedMessage =
  | { readonly isValid: true; readonly fields: Readonly<Record<string, unknown>> }
  | { readonly isValid: false; readonly errors: Readonly<Record<string, string>> };

/** Checks what a client sent against the form's rules, which clean it first; unknown fields are dropped. */
export function checkMessage({ schema }: Pick<SiteForm, 'schema'>, input: unknown): CheckedMessage {
  const result = schema.safeParse(input);
  if (result.success) return { isValid: true, fields: result.data };
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
