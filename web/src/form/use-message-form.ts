import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router-dom';
import {
  formEndpoint,
  hiddenNames,
  requestedValues,
  thanksAddress,
} from '../../../generated/contract/forms.ts';
import { type Failure, sendMessage } from '../api/send-message.ts';
import { useRenderContext } from '../render-context.ts';
import type { FieldError } from './error-summary.tsx';
import type { Form } from './form-field.tsx';
import type { formResolver } from './form-resolver.ts';
import { honeypotValue } from './honeypot.tsx';

type FormResolver = ReturnType<typeof formResolver>;
type Values = Parameters<FormResolver>[0];
type Texts = Readonly<Record<string, string>>;

/** A message form: its values, its errors, and how it is sent without leaving the page. */
export function useMessageForm(form: Form) {
  const { id, fields, success, texts } = form;
  const { form: posted } = useRenderContext();
  const returned = posted?.id === id ? posted : undefined;
  const navigate = useNavigate();
  const { search } = useLocation();
  const [failure, setFailure] = useState<Failure | undefined>(
    returned?.failure === undefined ? undefined : { message: returned.failure },
  );
  const [returnedErrors] = useState(() => toFieldErrors(returned?.errors));
  // What is on the screen, which a browser or a voice may have filled in without an event.
  const written = useRef<Texts>({});
  const { register, handleSubmit, reset, formState, getValues, setValue, setError, watch } =
    useForm({
      resolver: deferredResolver(id, written),
      defaultValues: startValues(fields, {
        ...requestedValues({ fields }, search),
        ...returned?.values,
      }),
      // An error stays until the next attempt to send, so that nobody is interrupted while typing.
      reValidateMode: 'onSubmit',
      // The focus goes to the summary of the errors.
      shouldFocusError: false,
      ...(returnedErrors && { errors: returnedErrors }),
    });
  const elapsed = useElapsed();
  const keyOf = useKey();
  const send = handleSubmit(
    async (values, event) => {
      setFailure(undefined);
      // The server recognizes bots by these; it refuses no message because of them.
      const spamSignals = {
        [hiddenNames.honeypot]: honeypotValue(event?.target),
        [hiddenNames.elapsed]: elapsed(),
      };
      const outcome = await sendMessage(
        { endpoint: formEndpoint(id), key: keyOf(values), values: { ...values, ...spamSignals } },
        texts,
      );
      if (outcome.isSent) {
        reset();
        navigate(thanksAddress(form, success, values));
      } else if ('message' in outcome) setFailure(outcome);
      else showErrors(outcome.fields);
    },
    () => setFailure(undefined),
  );
  // The same as for errors that are found here: a message at each field, and all of them in the summary.
  const showErrors = (messages: Texts) => {
    const wrong = fields.flatMap(({ name }) => {
      const message = messages[name];
      return message === undefined ? [] : [{ name, message }];
    });
    for (const { name, message } of wrong) setError(name, { type: 'server', message });
    if (wrong.length === 0) setFailure({ message: texts.failed, call: texts.call });
  };
  const errors = fields.flatMap(({ name, label }): FieldError[] => {
    const message = formState.errors[name]?.message;
    return message ? [{ name, label, message }] : [];
  });
  const { isSubmitting, submitCount } = formState;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSubmitting) return;
    const data = new FormData(event.currentTarget);
    written.current = Object.fromEntries(
      fields.map(({ name }) => [name, String(data.get(name) ?? '')]),
    );
    void send(event);
  };
  const attempt = { submit, errors, failure, isSubmitting, submitCount };
  return { returned, register, watch, getValues, setValue, ...attempt };
}

/** The milliseconds since the form was shown; on the server-rendered page, since the page loaded. */
function useElapsed(): () => string {
  const { isServed } = useRenderContext();
  const shownAt = useRef(0);
  useEffect(() => {
    shownAt.current = isServed ? 0 : performance.now();
  }, [isServed]);
  return () => String(Math.round(performance.now() - shownAt.current));
}

/** A key for each message: the same until something is changed, however often it is sent. */
function useKey(): (values: Texts) => string | undefined {
  const latest = useRef<{ text: string; key: string | undefined }>(undefined);
  return (values) => {
    const text = JSON.stringify(values);
    // Browsers generate UUIDs on secure pages only.
    if (latest.current?.text !== text) latest.current = { text, key: crypto.randomUUID?.() };
    return latest.current.key;
  };
}

/** The initial value of each field: as returned by the server, else the default, else empty. */
function startValues(
  fields: readonly { readonly name: string; readonly default?: string | undefined }[],
  returned: Texts = {},
): Record<string, string> {
  return Object.fromEntries(
    fields.map((field) => [field.name, returned[field.name] ?? field.default ?? '']),
  );
}

function toFieldErrors(errors: Texts | undefined) {
  if (errors === undefined) return undefined;
  return Object.fromEntries(
    Object.entries(errors).map(([name, message]) => [name, { type: 'server', message }]),
  );
}

/** The form's rules, loaded at the first attempt to send: reading the page does not need them. */
function deferredResolver(
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
