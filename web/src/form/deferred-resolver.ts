import type { RefObject } from 'react';
import type { Resolver } from 'react-hook-form';
import type { formResolver } from './form-resolver.ts';

type FormResolver = ReturnType<typeof formResolver>;
type Values = Parameters<FormResolver>[0];
type Texts = Readonly<Record<string, string>>;

/** The form's rules, loaded at the first attempt to send: reading the page does not need them. */
export function deferredResolver(
  id: string,
  written: RefObject<Texts>,
): Resolver<Values, unknown, Record<string, string>> {
  return async (_known, context, options) => {
    const values = written.current;
    const code = await import('./form-resolver.ts').catch(() => undefined);
    // Without the rules the message goes to the server unchecked, which validates it too.
    if (!code) return { values, errors: {} };
    return code.formResolver(id)(values, context, options);
  };
}
