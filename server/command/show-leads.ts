import { seenLine, seenText } from '../../generated/contract/clean-values.ts';
import { readAnswers } from '../leads/answers.ts';
import { isLikelySpam } from '../leads/spam-signals.ts';
import { toCsv } from './csv.ts';
import type { LeadWithMail } from './lead-admin.ts';
import { localTime, zoneName } from './local-time.ts';

const summaryLength = 60;
const mailWords = {
  pending: 'waiting',
  digest: 'waiting',
  sent: 'mailed',
  dead: 'NOT MAILED',
} as const;

function mailWord({ state, sent_at }: LeadWithMail): string {
  return state === 'sent' && sent_at === null ? 'none' : mailWords[state];
}

/** Messages as a table, one line each. */
export function describeLeads(leads: readonly LeadWithMail[], timeZone: string): string {
  if (leads.length === 0) return 'No messages.\n';
  const width = Math.max(4, ...leads.map(({ form }) => form.length));
  const lines = leads.map((lead) => {
    const summary = readAnswers(lead)
      .map(({ text }) => text)
      .join(' ');
    const short = seenLine(summary.slice(0, 4 * summaryLength)).slice(0, summaryLength);
    return [
      lead.id.slice(0, 8),
      receivedAt(lead, timeZone),
      (lead.done_at ? 'done' : 'open').padEnd(4),
      mailWord(lead).padEnd(10),
      isLikelySpam(lead.suspicion) ? 'spam?' : '     ',
      lead.form.padEnd(width),
      short,
    ].join('  ');
  });
  const heading = `number    received               state mail              ${'form'.padEnd(width)}  message`;
  return `${[heading, ...lines].join('\n')}\n`;
}

/** One message in full. */
export function describeLead(lead: LeadWithMail, timeZone: string): string {
  const answers = readAnswers(lead).map(({ label, text }) => `${label}: ${indented(text)}`);
  const fault = lead.last_fault ? `, last fault ${seenLine(lead.last_fault)}` : '';
  return [
    `number: ${lead.id}`,
    `received: ${receivedAt(lead, timeZone).trim()}`,
    `form: ${lead.form}`,
    `state: ${lead.done_at ? `done ${localTime(lead.done_at, timeZone)}` : 'open'}`,
    `mail: ${mailWord(lead)} after ${lead.attempts} tries${fault}`,
    ...(lead.owed_to === null ? [] : [`not mailed to: ${JSON.parse(lead.owed_to).join(', ')}`]),
    ...(isLikelySpam(lead.suspicion) ? ['This looks like spam.'] : []),
    '',
    ...answers,
    '',
  ].join('\n');
}

/** Messages as a table for a spreadsheet. */
export function exportLeads(leads: readonly LeadWithMail[], timeZone: string): string {
  const answers = leads.map((lead) => readAnswers(lead));
  const labels = [...new Set(answers.flatMap((each) => each.map(({ label }) => label)))];
  const heading = ['number', 'received', 'done', 'mail', 'suspect', 'form', ...labels];
  const rows = leads.map((lead, index) => [
    lead.id,
    localTime(lead.created_at, timeZone),
    lead.done_at ? localTime(lead.done_at, timeZone) : '',
    mailWord(lead),
    isLikelySpam(lead.suspicion) ? 'yes' : '',
    lead.form,
    ...labels.map((label) => answers[index]?.find((each) => each.label === label)?.text ?? ''),
  ]);
  return toCsv([heading, ...rows]);
}

/** To the minute, padded to the same width in summer and winter. */
function receivedAt({ created_at }: LeadWithMail, timeZone: string): string {
  const zone = zoneName(created_at, timeZone);
  return `${localTime(created_at, timeZone).slice(0, 16)} ${zone}`.padEnd(21);
}

/** A visitor's words, made safe for a terminal: further lines are indented, so that none looks like one of ours. */
function indented(text: string): string {
  return seenText(text).replaceAll('\n', '\n    ');
}
