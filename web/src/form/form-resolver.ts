import { zodResolver } from '@hookform/resolvers/zod';
import { formSchemas } from '../../../generated/forms.ts';

/** Validates a form's values by its rules. */
export function formResolver(id: string) {
  const schema = formSchemas[id];
  if (!schema) throw new Error(`There are no rules for the form "${id}".`);
  return zodResolver(schema);
}
