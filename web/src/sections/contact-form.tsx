import type { ReactNode } from 'react';
import { hiddenNames } from '../../../generated/contract/forms.ts';
import type { SectionProps } from '../../../generated/sections.ts';
import { ErrorSummary } from '../form/error-summary.tsx';
import { FormField } from '../form/form-field.tsx';
import { FailureNotice, progressText, SendButton, useErrorTitle } from '../form/form-outcome.tsx';
import { FormStep } from '../form/form-steps.tsx';
import type { Form } from '../form/form-type.ts';
import { Given, MoreFields } from '../form/given.tsx';
import { Honeypot } from '../form/honeypot.tsx';
import { useGiven, useSubject } from '../form/use-given.ts';
import { useMessageForm } from '../form/use-message-form.ts';
import { ContactEntries } from '../place/contact-entries.tsx';
import { Section } from '../ui/section.tsx';

/** A form that works as a plain post and, with scripts, validates and sends without leaving the page. */
export function ContactForm(props: SectionProps['contact-form']) {
  const { fields, texts, action, steps } = props.form;
  const { returned, register, watch, getValues, setValue, step, ...form } = useMessageForm(
    props.form,
  );
  const { errors, failure, isSubmitting, attempt, sent } = form;
  const files = fields.find((field) => field.files)?.files;
  const isReturned =
    returned?.failure !== undefined || Object.keys(returned?.errors ?? {}).length > 0;
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
  const control = (field: Field) => (
    <FormField
      key={field.name}
      field={field}
      message={messages.get(field.name) ?? (isReturned ? field.files?.again : undefined)}
      control={register(field.name)}
      value={returned?.values[field.name]}
      optionalText={texts.optional}
    />
  );
  const group = (some: readonly Field[]) => {
    const [main, more = []] = [false, true].map((isMore) =>
      some.filter((field) => (field.more === true) === isMore),
    );
    const isOpen = more.some(({ name }) => messages.has(name));
    return (
      <>
        {main?.map(control)}
        {more.length > 0 && (
          <MoreFields text={texts.more} isOpen={isOpen}>
            {more.map(control)}
          </MoreFields>
        )}
      </>
    );
  };
  return (
    <FormFrame {...props}>
      {errors.length > 0 && (
        <ErrorSummary title={texts.summaryTitle} errors={errors} attempt={attempt} />
      )}
      <form
        method="post"
        encType={files ? 'multipart/form-data' : undefined}
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
        {steps
          ? steps.parts.map((part, index) => (
              <FormStep
                key={part.heading}
                steps={steps}
                index={index}
                isShown={step.isShown(index)}
                headingRef={index === step.index ? step.heading : undefined}
              >
                {group(asked.filter(({ name }) => part.fields.includes(name)))}
              </FormStep>
            ))
          : group(asked)}
        <input type="hidden" name={hiddenNames.key} defaultValue={returned?.key} />
        {texts.honeypot && <Honeypot label={texts.honeypot} />}
        {failure && <FailureNotice title={texts.errorTitle} {...failure} attempt={attempt} />}
        {texts.next && !step.asked && <p className="text-ui md:col-span-2">{texts.next}</p>}
        <SendButton
          texts={texts}
          isSubmitting={isSubmitting}
          sending={files && sent !== undefined ? progressText(files.progress, sent) : undefined}
          next={step.asked && steps?.next}
          back={step.isFirst || !steps ? undefined : { text: steps.back, go: form.goBack }}
        />
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
