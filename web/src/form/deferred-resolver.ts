import type { RefObject } from 'react';
import type { Resolver } from 'react-hook-form';
import { filesIn } from './files-field.tsx';
import type { formResolver } from './form-resolver.ts';
import type { Form } from './form-type.ts';

type FormResolver = ReturnType<typeof formResolver>;
type Values = Parameters<FormResolver>[0];

/** What is on the screen. */
export interface Written {
  readonly values: Readonly<Record<string, string>>;
  readonly files: readonly (readonly [field: string, file: File])[];
}

/** Reads what is on the screen, which a browser or a voice may have filled in without an event. */
export function readScreen(form: HTMLFormElement, fields: Form['fields']): Written {
  const data = new FormData(form);
  const typed = fields.filter(({ type }) => type !== 'files');
  const values = typed.map(({ name }) => [name, String(data.get(name) ?? '')] as const);
  return { values: Object.fromEntries(values), files: filesIn(data, fields) };
}

/** The form's rules, loaded at the first attempt to send: reading the page does not need them. */
export function deferredResolver(
  { id, fields }: Pick<Form, 'id' | 'fields'>,
  written: RefObject<Written>,
): Resolver<Values, unknown, Record<string, string>> {
  return async (_known, context, options) => {
    const { values, files } = written.current;
    const code = await import('./form-resolver.ts').catch(() => undefined);
    // Without the rules the message goes to the server unchecked, which validates it too.
    if (!code) return { values, errors: {} };
    const result = await code.formResolver(id)(values, context, options);
    const faults = code.fileFaults(fields, files);
    if (Object.keys(faults).length === 0) return result;
    return { values: {}, errors: { ...result.errors, ...faults } };
  };
}
