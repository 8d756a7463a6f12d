import { zodResolver } from '@hookform/resolvers/zod';
import { formSchema } from './form-schema.ts';

/** Checks a form's values by its rules. */
export function formResolver(id: string) {
  return zodResolver(formSchema(id));
}
