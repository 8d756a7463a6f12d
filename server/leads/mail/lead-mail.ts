import { seenLine, seenText } from '../../../generated/contract/clean-values.ts';
import { labelled } from '../../../generated/contract/labelled.ts';
import type { MailTexts } from '../../../generated/contract/site.ts';
import type { MailSettings } from '../../config.ts';
import type { FormField, SiteForm } from '../../site.ts';
import { type FieldAnswer, readAnswers } from '../answers.ts';
import type { LeadRow } from '../database/lead-tables.ts';
import { isLikelySpam } from '../spam-signals.ts';

/** A mail in the shape the transport takes. */
export interface LeadMail {
  readonly from: string;
  readonly to: readonly string[];
  readonly replyTo?: { readonly name: string; readonly address: string };
  readonly subject: string;
  readonly messageId: string;
  readonly date: Date;
  readonly text: string;
}

/** The forms, texts, locale and time zone of mails. */
export interface MailWording {
  readonly forms: readonly Pick<SiteForm, 'id' | 'fields' | 'subject' | 'recipients'>[];
  readonly texts: MailTexts;
  readonly locale: string;
  readonly timezone: string;
}

// A message may outlive its form.
const noForm: MailWording['forms'][number] = { id: '', fields: [] };

type Values = Readonly<Record<string, unknown>>;

/**
 * Writes the mail about a lead: always the same for the same lead, so that a second copy, which a crash may cause, is
 * recognized. The visitor's words appear in the text and as the reply-to name, and nowhere else.
 */
export function composeLeadMail(
  lead: LeadRow,
  wording: MailWording,
  { from, to }: MailSettings,
): LeadMail {
  const values: Values = JSON.parse(lead.fields);
  const form = wording.forms.find(({ id }) => id === lead.form) ?? noForm;
  const replyTo = findReplyAddress(values, form.fields);
  const subject = form.subject ?? chosenOf(values, form.fields) ?? wording.texts.subject;
  return {
    from,
    to: form.recipients ?? to,
    ...(replyTo && { replyTo }),
    subject: `${isLikelySpam(lead.suspicion) ? `${wording.texts.spam} ` : ''}${subject} (${lead.id.slice(0, 8)})`,
    messageId: `<${lead.id}@${domainOf(from)}>`,
    date: new Date(lead.created_at),
    text: textOf(lead, [...readAnswers(lead, form.fields), ...filesOf(lead, form)], wording),
  };
}

/** How what came with a message is got: it is in no mail. */
function filesOf({ id, fields }: LeadRow, form: MailWording['forms'][number]): FieldAnswer[] {
  const values: Values = JSON.parse(fields);
  const field = form.fields.find(({ name, files }) => files && Object(values[name]).length > 0);
  const text = field?.files?.mailed.replace('{number}', id.slice(0, 8));
  return field && text !== undefined ? [{ label: field.label, text }] : [];
}

/** The labels of the options picked in a form's lists. */
function chosenOf(values: Values, fields: readonly FormField[]): string | undefined {
  const labels = fields.flatMap(({ name, options }) =>
    (options ?? []).filter(({ value }) => value === values[name]).map(({ label }) => label),
  );
  return labels.length > 0 ? labels.join(', ') : undefined;
}

function textOf(lead: LeadRow, answers: readonly FieldAnswer[], wording: MailWording): string {
  const { texts, locale } = wording;
  const lines = answers.map(({ label, text, isLong }) =>
    isLong
      ? `${labelled(label, '', locale).trimEnd()}\n${seenText(text)}`
      : labelled(label, seenLine(text), locale),
  );
  const time = localTime(lead.created_at, wording);
  const received = texts.received.replace('{time}', time).replace('{number}', lead.id);
  const warning = isLikelySpam(lead.suspicion) ? [texts.spamNote, ''] : [];
  return [...warning, ...lines, '', received, texts.reply, ''].join('\n');
}

/** A time in the dealer's locale and time zone. */
export function localTime(time: string, { locale, timezone: timeZone }: MailWording): string {
  const format = new Intl.DateTimeFormat(locale, {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone,
  });
  return format.format(new Date(time));
}

function findReplyAddress(values: Values, formFields: readonly FormField[]) {
  const address = textOfField(values, formFields, ({ type }) => type === 'email');
  if (address === '') return undefined;
  const name = textOfField(values, formFields, ({ autocomplete = '' }) =>
    ['name', 'given-name', 'family-name'].includes(autocomplete),
  );
  return { name: seenLine(name), address };
}

function textOfField(
  values: Values,
  formFields: readonly FormField[],
  isWanted: (field: FormField) => boolean,
): string {
  const found = formFields.filter(isWanted).map(({ name }) => values[name]);
  return found.filter((value) => typeof value === 'string').join(' ');
}

/** The domain of a mail address, which Message-IDs end with. */
export function domainOf(from: string): string {
  return /@([^\s@<>]+)>?\s*$/.exec(from)?.[1] ?? 'localhost';
}
