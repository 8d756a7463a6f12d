import type { MailTexts } from '../../../generated/contract/site.ts';
import type { MailSettings } from '../../config.ts';
import type { FormField } from '../../site.ts';
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

/** The fields, texts, locale and time zone of a mail. */
export interface MailWording {
  readonly fields: readonly FormField[];
  readonly texts: MailTexts;
  readonly locale: string;
  readonly timezone: string;
}

type Values = Readonly<Record<string, unknown>>;

/**
 * Writes the mail about a lead: always the same for the same lead, so that a second copy, which a
 * crash may cause, is recognised. The visitor's words stand in the text and as the name to reply to,
 * and nowhere else.
 */
export function composeLeadMail(
  lead: LeadRow,
  wording: MailWording,
  { from, to }: MailSettings,
): LeadMail {
  const values: Values = JSON.parse(lead.fields);
  const replyTo = findReplyAddress(values, wording.fields);
  return {
    from,
    to,
    ...(replyTo && { replyTo }),
    subject: subjectOf(lead, values, wording),
    messageId: `<${lead.id}@${domainOf(from)}>`,
    date: new Date(lead.created_at),
    text: textOf(lead, values, wording),
  };
}

/** The label of what a visitor picked in a list, or what they wrote. */
function displayValue(field: FormField | undefined, value: unknown): string {
  const option = field?.options?.find((each) => each.value === value);
  return option?.label ?? (typeof value === 'string' ? value : JSON.stringify(value));
}

function subjectOf({ id, suspicion }: LeadRow, values: Values, { fields, texts }: MailWording) {
  const chosen = fields
    .filter(({ name, options }) => options?.some(({ value }) => value === values[name]))
    .map((field) => displayValue(field, values[field.name]));
  const title = chosen.length > 0 ? chosen.join(', ') : texts.subject;
  return `${isLikelySpam(suspicion) ? `${texts.spam} ` : ''}${title} (${id.slice(0, 8)})`;
}

function textOf(lead: LeadRow, values: Values, wording: MailWording): string {
  const { fields, texts } = wording;
  const lines = Object.entries(values).map(([name, value]) => {
    const field = fields.find((each) => each.name === name);
    const gap = field?.type === 'textarea' ? '\n' : ' ';
    return `${field?.label ?? name}:${gap}${displayValue(field, value)}`;
  });
  const time = localTime(lead.created_at, wording);
  const received = texts.received.replace('{time}', time).replace('{number}', lead.id);
  const warning = isLikelySpam(lead.suspicion) ? [texts.spamNote, ''] : [];
  return [...warning, ...lines, '', received, texts.reply, ''].join('\n');
}

function localTime(time: string, { locale, timezone: timeZone }: MailWording): string {
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
  return { name, address };
}

function textOfField(
  values: Values,
  formFields: readonly FormField[],
  isWanted: (field: FormField) => boolean,
): string {
  const found = formFields.filter(isWanted).map(({ name }) => values[name]);
  return found.filter((value) => typeof value === 'string').join(' ');
}

function domainOf(from: string): string {
  return /@([^\s@<>]+)>?\s*$/.exec(from)?.[1] ?? 'localhost';
}
