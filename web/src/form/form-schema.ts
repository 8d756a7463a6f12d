import type { FormSchema } from '../../../generated/contract/forms.ts';
import { formSchemas } from '../../../generated/forms.ts';

/** The rules of a form. */
export function formSchema(id: string): FormSchema {
  const schema = formSchemas[id];
  if (!schema) throw new Error(`There are no rules for the form "${id}".`);
  return schema;
}
