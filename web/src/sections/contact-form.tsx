import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import type { SectionProps } from '../../../generated/sections.ts';
import { sendMessage } from '../api/send-message.ts';
import { Bait, baitName, baitValue } from '../form/bait.tsx';
import { deferredResolver } from '../form/deferred-resolver.ts';
import { ErrorSummary } from '../form/error-summary.tsx';
import { FormField } from '../form/form-field.tsx';
import { startValues } from '../form/start-values.ts';
import { useErrorTitle } from '../form/use-error-title.ts';
import { useSubject } from '../form/use-subject.ts';
import { useVisit } from '../page/visit.ts';
import { Notice } from '../ui/notice.tsx';
import { Section } from '../ui/section.tsx';

/** A form that works as a plain post and, with scripts, checks and sends without leaving the page. */
export function ContactForm(props: SectionProps['contact-form']) {
  const { fields, texts, action, endpoint, success, id, about } = props.form;
  const { form: returned } = useVisit();
  const navigate = useNavigate();
  const [failure, setFailure] = useState(returned?.failure);
  const [returnedErrors] = useState(() => toFieldErrors(returned?.errors));
  const { register, handleSubmit, reset, formState, getValues, setValue } = useForm({
    resolver: deferredResolver(id),
    defaultValues: startValues(fields, returned?.values),
    // A message stays until the next attempt to send; nobody is interrupted while typing.
    reValidateMode: 'onSubmit',
    ...(returnedErrors && { errors: returnedErrors }),
  });
  const { errors, isSubmitting } = formState;
  const faults = fields.flatMap(({ name, label }) => {
    const message = errors[name]?.message;
    return message ? [{ name, label, message }] : [];
  });
  useErrorTitle(faults.length > 0);
  const subject = useSubject({ about, read: getValues, write: setValue });

  const shownAt = useRef(0);
  useEffect(() => {
    shownAt.current = Date.now();
  }, []);

  const send = handleSubmit(async (values, event) => {
    setFailure(undefined);
    // What the server tells robots by; nobody is refused for it.
    const elapsed = String(Date.now() - shownAt.current);
    const traces = { [baitName]: baitValue(event?.target), elapsed };
    const outcome = await sendMessage(endpoint, { ...values, ...traces }, texts);
    if (!outcome.isSent) return setFailure(outcome.message);
    reset();
    navigate(success);
  });

  return (
    <Section {...props} width="narrow">
      {faults.length > 0 && <ErrorSummary title={texts.summaryTitle} faults={faults} />}
      <form
        method="post"
        action={action}
        noValidate
        onSubmit={send}
        className="grid gap-x-5 gap-y-6 rounded-panel border border-divider bg-surface p-6 shadow-card md:grid-cols-2 md:p-8"
      >
        {subject && <p className="font-semibold text-heading text-lead md:col-span-2">{subject}</p>}
        <p className="text-muted text-ui md:col-span-2">{texts.required}</p>
        {fields.map((field) => (
          <FormField
            key={field.name}
            field={field}
            message={errors[field.name]?.message}
            control={register(field.name)}
            value={returned?.values[field.name]}
          />
        ))}
        {texts.bait && <Bait label={texts.bait} />}
        {failure && (
          <div className="md:col-span-2">
            <Notice title={texts.errorTitle} tone="bad" role="alert">
              {failure}
            </Notice>
          </div>
        )}
        <div className="md:col-span-2">
          <button type="submit" className="button button-primary" disabled={isSubmitting}>
            {isSubmitting ? texts.sending : texts.submit}
          </button>
          <p role="status" className="sr-only">
            {isSubmitting ? texts.sending : ''}
          </p>
        </div>
      </form>
    </Section>
  );
}

function toFieldErrors(errors: Readonly<Record<string, string>> | undefined) {
  if (errors === undefined) return undefined;
  return Object.fromEntries(
    Object.entries(errors).map(([name, message]) => [name, { type: 'server', message }]),
  );
}
