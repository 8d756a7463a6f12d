import type { MailSettings } from '../../config.ts';
import type { FormField } from '../../site.ts';
import type { LeadRow } from '../database/lead-tables.ts';
import { isSuspect } from '../spam-signals.ts';

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

/**
 * Writes the mail about a lead: always the same for the same lead, so that a second copy, which a
 * crash may cause, is recognised. Words of the visitor stand in the text and as the name to answer
 * to, and nowhere else.
 */
export function composeLeadMail(
  lead: LeadRow,
  formFields: readonly FormField[],
  { from, to }: MailSettings,
): LeadMail {
  const values: Record<string, unknown> = JSON.parse(lead.fields);
  const replyTo = findAnswerAddress(values, formFields);
  return {
    from,
    to,
    ...(replyTo && { replyTo }),
    subject: subjectOf(lead, values, formFields),
    messageId: `<${lead.id}@${domainOf(from)}>`,
    date: new Date(lead.created_at),
    text: textOf(lead, values, formFields),
  };
}

/** The label of what a visitor picked in a list, or what they wrote. */
export function displayValue(field: FormField | undefined, value: unknown): string {
  const option = field?.options?.find((each) => each.value === value);
  return option?.label ?? (typeof value === 'string' ? value : JSON.stringify(value));
}

function subjectOf(
  lead: LeadRow,
  values: Readonly<Record<string, unknown>>,
  formFields: readonly FormField[],
): string {
  const chosen = formFields
    .filter(({ name, options }) => options?.some(({ value }) => value === values[name]))
    .map((field) => displayValue(field, values[field.name]));
  const title = chosen.length > 0 ? chosen.join(', ') : 'Contact message';
  return `${isSuspect(lead.suspicion) ? '[Possible spam] ' : ''}${title} (${lead.id.slice(0, 8)})`;
}

function textOf(
  lead: LeadRow,
  values: Readonly<Record<string, unknown>>,
  formFields: readonly FormField[],
): string {
  const lines = Object.entries(values).map(([name, value]) => {
    const field = formFields.find((each) => each.name === name);
    const gap = field?.type === 'textarea' ? '\n' : ' ';
    return `${field?.label ?? name}:${gap}${displayValue(field, value)}`;
  });
  const warning = 'This message may have been written by a machine. It is kept like any other.';
  return [
    ...(isSuspect(lead.suspicion) ? [warning, ''] : []),
    ...lines,
    '',
    `Received ${lead.created_at}, number ${lead.id}.`,
    'Answer this mail to write to the sender.',
    '',
  ].join('\n');
}

function findAnswerAddress(
  values: Readonly<Record<string, unknown>>,
  formFields: readonly FormField[],
) {
  const address = textOfField(values, formFields, ({ type }) => type === 'email');
  if (address === '') return undefined;
  const name = textOfField(values, formFields, ({ autocomplete = '' }) =>
    ['name', 'given-name', 'family-name'].includes(autocomplete),
  );
  return { name, address };
}

function textOfField(
  values: Readonly<Record<string, unknown>>,
  formFields: readonly FormField[],
  isWanted: (field: FormField) => boolean,
): string {
  const found = formFields.filter(isWanted).map(({ name }) => values[name]);
  return found.filter((value) => typeof value === 'string').join(' ');
}

function domainOf(from: string): string {
  return /@([^\s@<>]+)>?\s*$/.exec(from)?.[1] ?? 'localhost';
}
