import type { Resolver } from 'react-hook-form';
import type { formResolver } from './form-resolver.ts';

type FormResolver = ReturnType<typeof formResolver>;
type Values = Parameters<FormResolver>[0];

/** A form's check whose code is fetched at the first attempt to send: reading the page needs none of it. */
export function deferredResolver(id: string): Resolver<Values, unknown, Record<string, string>> {
  return async (values, context, options) => {
    const code = await import('./form-resolver.ts').catch(() => undefined);
    // Without the check the message goes to the server as it is, which checks it too.
    if (!code) return { values: presentValues(values), errors: {} };
    return code.formResolver(id)(values, context, options);
  };
}

function presentValues(values: Values): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value ?? '']));
}
