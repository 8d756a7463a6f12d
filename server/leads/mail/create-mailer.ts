import { createTransport } from 'nodemailer';
import type { MailSettings } from '../../config.ts';
import type { ClaimedMail } from './claim-mail.ts';
import { composeDigest } from './digest-mail.ts';
import { composeLeadMail, type MailWording } from './lead-mail.ts';
import { type Failure, failureCode } from './outbox.ts';

/** Sends a mail from the outbox; resolves once the mail server accepts it, with the recipients it refused. */
export type SendMail = (mail: ClaimedMail) => Promise<Failure | undefined>;

/** How long each step of a mail may take, in milliseconds: together less than a worker's lease. */
export interface MailLimits {
  readonly connectionTimeout: number;
  readonly greetingTimeout: number;
  readonly socketTimeout: number;
}

const usualLimits: MailLimits = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
};

/** Mail through SMTP_URL, with a new connection for each one. */
export function openTransport(smtpUrl: string, limits: MailLimits = usualLimits) {
  return createTransport({
    url: smtpUrl,
    ...limits,
    // A mail is its text: no part of it is ever read from a file or fetched.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

/** Sends the mails about messages to the dealer. */
export function createMailer(
  settings: MailSettings,
  wording: MailWording,
  limits?: MailLimits,
): SendMail {
  const transport = openTransport(settings.smtpUrl, limits);
  return async ({ leads, entries }) => {
    const [lead] = leads;
    const [entry] = entries;
    const { to, ...mail } =
      entry.state === 'digest'
        ? composeDigest(leads, wording, settings)
        : composeLeadMail(lead, wording, settings);
    const recipients = owedRecipients(entry.owed_to, to);
    const { rejected, rejectedErrors } = await transport.sendMail({
      ...mail,
      to: [...to],
      envelope: { from: settings.from, to: [...recipients] },
    });
    if (rejected.length === 0) return undefined;
    const refused = new Set(rejected.map((each) => addressOf(String(each))));
    const owedTo = recipients.filter((recipient) => refused.has(addressOf(recipient)));
    return { code: failureCode(rejectedErrors?.[0]), owedTo };
  };
}

/** The recipients a mail is still owed to; all of them if none of those is configured any more. */
function owedRecipients(owedTo: string | null, all: readonly string[]): readonly string[] {
  const owed: readonly string[] = owedTo === null ? all : JSON.parse(owedTo);
  const left = all.filter((recipient) => owed.includes(recipient));
  return left.length > 0 ? left : all;
}

function addressOf(recipient: string): string {
  return (/<([^<>]+)>/.exec(recipient)?.[1] ?? recipient).trim().toLowerCase();
}
