import { type ReactNode, useEffect } from 'react';
import { hiddenNames } from '../../../generated/contract/forms.ts';
import type { SectionProps } from '../../../generated/sections.ts';
import type { Failure } from '../api/send-message.ts';
import { errorPageTitle } from '../domain/quantity.ts';
import { ErrorSummary, FormNotice } from '../form/error-summary.tsx';
import { type Form, FormField } from '../form/form-field.tsx';
import { Given, MoreFields } from '../form/given.tsx';
import { Honeypot } from '../form/honeypot.tsx';
import { useGiven, useSubject } from '../form/use-given.ts';
import { useMessageForm } from '../form/use-message-form.ts';
import { ContactEntries } from '../place/contact-entries.tsx';
import { Notice } from '../ui/notice.tsx';
import { Section } from '../ui/section.tsx';

/** A form that works as a plain post and, with scripts, validates and sends without leaving the page. */
export function ContactForm(props: SectionProps['contact-form']) {
  const { fields, texts, action } = props.form;
  const { returned, register, watch, getValues, setValue, ...form } = useMessageForm(props.form);
  const { errors, failure, isSubmitting, submitCount } = form;
  const messages = new Map(errors.map(({ name, message }) => [name, message]));
  useErrorTitle(errors.length > 0, texts.errorTitle);
  const parts = { form: props.form, read: getValues, write: setValue };
  const subject = useSubject({ ...parts, served: returned?.subject });
  const given = useGiven({ ...parts, served: returned });
  // What is wrong is asked again.
  const isGiven = ({ name }: Field) => given[name] !== undefined && !messages.has(name);
  const isAsked = ({ when }: Field) =>
    !when || (watch(when.field) || given[when.field]) === when.is;
  const asked = fields.filter(
    (field) => !isGiven(field) && field.type !== 'amount' && isAsked(field),
  );
  const [main, more] = [false, true].map((isMore) =>
    asked.filter((field) => (field.more === true) === isMore),
  );
  const control = (field: Field) => (
    <FormField
      key={field.name}
      field={field}
      message={messages.get(field.name)}
      control={register(field.name)}
      value={returned?.values[field.name]}
      optionalText={texts.optional}
    />
  );
  return (
    <FormFrame {...props}>
      {errors.length > 0 && (
        <ErrorSummary title={texts.summaryTitle} errors={errors} attempt={submitCount} />
      )}
      <form
        method="post"
        action={action}
        noValidate
        onSubmit={form.submit}
        className="grid gap-x-5 gap-y-6 rounded-panel border border-divider bg-surface p-6 [box-shadow:var(--shadow-card)] md:grid-cols-2 md:items-end md:p-8"
      >
        <Given form={props.form} values={given} subject={subject} />
        {fields.filter(isGiven).map(({ name }) => (
          <input key={name} type="hidden" {...register(name)} defaultValue={given[name]} />
        ))}
        <p className="text-muted text-ui md:col-span-2">{texts.required}</p>
        {main?.map(control)}
        {more && more.length > 0 && (
          <MoreFields text={texts.more} isOpen={more.some(({ name }) => messages.has(name))}>
            {more.map(control)}
          </MoreFields>
        )}
        <input type="hidden" name={hiddenNames.key} defaultValue={returned?.key} />
        {texts.honeypot && <Honeypot label={texts.honeypot} />}
        {failure && <FailureNotice title={texts.errorTitle} {...failure} attempt={submitCount} />}
        {texts.next && <p className="text-ui md:col-span-2">{texts.next}</p>}
        <SendButton texts={texts} isSubmitting={isSubmitting} />
      </form>
    </FormFrame>
  );
}

type Field = Form['fields'][number];

/** The form alone, or with other ways to reach the dealer beside it. */
function FormFrame({ children, ...props }: SectionProps['contact-form'] & { children: ReactNode }) {
  const { entries } = props;
  if (!entries)
    return (
      <Section {...props}>
        <div className="max-w-narrow">{children}</div>
      </Section>
    );
  return (
    <Section {...props}>
      <div className="grid items-start gap-10 lg:grid-cols-12 lg:gap-12">
        <div className="lg:col-span-7">{children}</div>
        <ContactEntries
          entries={entries}
          className="gap-6 sm:grid-cols-2 lg:col-span-5 lg:grid-cols-1"
        />
      </div>
    </Section>
  );
}

interface FailureNoticeProps extends Failure {
  title: string;
  attempt: number;
}

/** Why the message was not sent. */
function FailureNotice({ title, message, call, attempt }: FailureNoticeProps) {
  return (
    <FormNotice attempt={attempt} className="md:col-span-2">
      <Notice title={title} tone="bad">
        <p>{message}</p>
        {call && <p>{call}</p>}
      </Notice>
    </FormNotice>
  );
}

interface SendButtonProps {
  texts: SectionProps['contact-form']['form']['texts'];
  isSubmitting: boolean;
}

/** A disabled button would lose the focus: while sending, this one only does nothing. */
function SendButton({ texts, isSubmitting }: SendButtonProps) {
  return (
    <div className="md:col-span-2">
      <button type="submit" className="button button-primary" aria-disabled={isSubmitting}>
        {isSubmitting ? texts.sending : texts.submit}
      </button>
      <p role="status" className="sr-only">
        {isSubmitting ? texts.sending : ''}
      </p>
    </div>
  );
}

/** Shows in the page's title that a form has errors, as long as it has any. */
function useErrorTitle(hasErrors: boolean, errorTitle: string): void {
  useEffect(() => {
    const prefix = errorPageTitle(errorTitle, '');
    if (!hasErrors || document.title.startsWith(prefix)) return;
    document.title = errorPageTitle(errorTitle, document.title);
    return () => {
      document.title = document.title.replace(prefix, '');
    };
  }, [hasErrors, errorTitle]);
}
