import { seenLine } from '../../../generated/contract/clean-values.ts';
import { labelled } from '../../../generated/contract/labelled.ts';
import type { MailSettings } from '../../config.ts';
import { readAnswers } from '../answers.ts';
import type { LeadRow } from '../database/lead-tables.ts';
import { domainOf, type LeadMail, localTime, type MailWording } from './lead-mail.ts';

const lineLength = 400;

/** Writes one mail about the messages beyond the usual number, with enough of each to spot the real ones. */
export function composeDigest(
  leads: readonly [LeadRow, ...LeadRow[]],
  wording: MailWording,
  { from, to }: MailSettings,
): LeadMail {
  const { digest } = wording.texts;
  const [first] = leads;
  const last = leads.at(-1) ?? first;
  const lines = leads.flatMap((lead) => ['', ...describe(lead, wording)]);
  return {
    from,
    to,
    subject: digest.subject.replace('{count}', String(leads.length)),
    messageId: `<digest-${first.id}-${leads.length}@${domainOf(from)}>`,
    date: new Date(last.created_at),
    text: [digest.note, ...lines, ''].join('\n'),
  };
}

function describe(lead: LeadRow, wording: MailWording): readonly string[] {
  const form = wording.forms.find(({ id }) => id === lead.form);
  const answers = readAnswers(lead, form?.fields).map(({ label, text }) =>
    labelled(label, seenLine(text), wording.locale),
  );
  const line = answers.join(' | ').replaceAll(/ +/g, ' ').slice(0, lineLength).toWellFormed();
  return [`${lead.id.slice(0, 8)}  ${localTime(lead.created_at, wording)}  ${lead.form}`, line];
}
