import { type FormEvent, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router-dom';
import {
  formEndpoint,
  hiddenNames,
  requestedValues,
  thanksAddress,
} from '../../../generated/contract/forms.ts';
import { type Failure, sendMessage } from '../api/send-message.ts';
import { inLanguage } from '../domain/own-address.ts';
import { useRenderContext } from '../render-context.ts';
import { deferredResolver, readScreen, type Written } from './deferred-resolver.ts';
import type { FieldError } from './error-summary.tsx';
import type { Form } from './form-type.ts';
import { honeypotValue } from './honeypot.tsx';
import { useElapsed, useKey } from './use-message-marks.ts';
import { useSteps } from './use-steps.ts';

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
  const written = useRef<Written>({ values: {}, files: [] });
  const [tries, setTries] = useState(0);
  /** The share of the files that has been sent. */
  const [sent, setSent] = useState<number>();
  const takesFiles = fields.some(({ files }) => files);
  const step = useSteps(form);
  const { handleSubmit, reset, formState, setError, clearErrors, trigger, ...controls } = useForm({
    resolver: deferredResolver(form, written),
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
      setSent(undefined);
      const { files } = written.current;
      // The server recognizes bots by these; it refuses no message because of them.
      const spamSignals = {
        [hiddenNames.honeypot]: honeypotValue(event?.target),
        [hiddenNames.elapsed]: elapsed(),
      };
      const outcome = await sendMessage(
        {
          endpoint: inLanguage(formEndpoint(id)),
          key: keyOf(values, files),
          values: { ...values, ...spamSignals },
          files: takesFiles ? files : undefined,
          tell: (share) => setSent(Math.floor(share * 10) / 10),
        },
        texts,
      );
      if (outcome.isSent) {
        reset();
        navigate(thanksAddress(form, success, values));
      } else if ('message' in outcome) setFailure(outcome);
      else showErrors(outcome.fields);
    },
    (wrong) => {
      setFailure(undefined);
      step.showErrors(Object.keys(wrong));
    },
  );
  const goOn = async (names: readonly string[]) => {
    setFailure(undefined);
    if (await trigger([...names])) leave(step.goOn);
    else setTries(tries + 1);
  };
  // A step comes up without what was wrong in it before.
  const leave = (go: () => void) => {
    clearErrors();
    go();
  };
  // The same as for errors that are found here: a message at each field, and all of them in the summary.
  const showErrors = (messages: Texts) => {
    const wrong = fields.flatMap(({ name }) => {
      const message = messages[name];
      return message === undefined ? [] : [{ name, message }];
    });
    for (const { name, message } of wrong) setError(name, { type: 'server', message });
    step.showErrors(wrong.map(({ name }) => name));
    if (wrong.length === 0) setFailure({ message: texts.failed, call: texts.call });
  };
  const all = fields.flatMap(({ name, label }): FieldError[] => {
    const message = formState.errors[name]?.message;
    return message ? [{ name, label, message }] : [];
  });
  const { isSubmitting, submitCount } = formState;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSubmitting) return;
    written.current = readScreen(event.currentTarget, fields);
    void (step.asked ? goOn(step.asked) : send(event));
  };
  const goBack = () => leave(step.goBack);
  const outcome = { errors: step.seen(all), failure, attempt: submitCount + tries };
  const { register, watch, getValues, setValue } = controls;
  return {
    returned,
    register,
    watch,
    getValues,
    setValue,
    step,
    goBack,
    submit,
    isSubmitting,
    sent,
    ...outcome,
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
