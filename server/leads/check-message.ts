import { fileFault, typeNamed } from '../../generated/contract/files.ts';
import type { FormField, SiteForm } from '../site.ts';
import { typeOfContent } from '../uploads/file-types.ts';
import { noteOf, type Upload } from '../uploads/upload.ts';

/** A valid message, or the first fault of each field, in the form's order. */
export type CheckedMessage =
  | { readonly isValid: true; readonly fields: Readonly<Record<string, unknown>> }
  | { readonly isValid: false; readonly errors: Readonly<Record<string, string>> };

/** Checks what a client sent against the form's rules, which clean it first; unknown fields are dropped. */
export function checkMessage(
  { schema, fields }: Pick<SiteForm, 'schema' | 'fields'>,
  input: unknown,
  uploads: readonly Upload[] = [],
): CheckedMessage {
  const asked = fields.filter(({ files }) => files);
  const faults = asked.flatMap((field) => {
    const fault = uploadFault(field, uploadsIn(field, uploads));
    return fault === undefined ? [] : [[field.name, fault] as const];
  });
  const errors = new Map(faults);
  const result = schema.safeParse(input);
  if (result.success && errors.size === 0) {
    const notes = asked.map((field) => [field.name, uploadsIn(field, uploads).map(noteOf)]);
    return { isValid: true, fields: { ...result.data, ...Object.fromEntries(notes) } };
  }
  for (const { path, message } of result.error?.issues ?? []) {
    const field = String(path[0]);
    if (!errors.has(field)) errors.set(field, message);
  }
  const inOrder = fields.flatMap(({ name }) => {
    const error = errors.get(name);
    return error === undefined ? [] : [[name, error]];
  });
  return { isValid: false, errors: { ...Object.fromEntries([...inOrder, ...errors]) } };
}

function uploadsIn({ name }: FormField, uploads: readonly Upload[]): readonly Upload[] {
  return uploads.filter(({ field }) => field === name);
}

/** What is wrong with the files of a field: their content has to be what their names say. */
function uploadFault(field: FormField, uploads: readonly Upload[]): string | undefined {
  const odd = uploads.find(({ name, content }) => typeOfContent(content) !== typeNamed(name));
  const fault = fileFault(field, uploads);
  return fault ?? (odd && field.files?.wrongType.replace('{name}', () => odd.name));
}

/** Whether a parsed body is an object with named fields. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
