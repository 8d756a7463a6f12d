import { zodResolver } from '@hookform/resolvers/zod';
import type { FieldErrors } from 'react-hook-form';
import { fileFault } from '../../../generated/contract/files.ts';
import { formSchemas } from '../../../generated/forms.ts';
import type { Form } from './form-type.ts';

/** Validates a form's values by its rules. */
export function formResolver(id: string) {
  const schema = formSchemas[id];
  if (!schema) throw new Error(`There are no rules for the form "${id}".`);
  return zodResolver(schema);
}

/** What is wrong with the files of a form, by field. */
export function fileFaults(
  fields: Form['fields'],
  files: readonly (readonly [field: string, file: File])[],
): FieldErrors<Record<string, string>> {
  const faults = fields.flatMap((field) => {
    const given = files.filter(([name]) => name === field.name).map(([, file]) => file);
    const message = fileFault(field, given);
    return message === undefined ? [] : [[field.name, { type: 'files', message }] as const];
  });
  return Object.fromEntries(faults);
}
