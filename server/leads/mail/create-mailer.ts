import { createTransport } from 'nodemailer';
import type { MailSettings } from '../../config.ts';
import type { LeadRow } from '../database/lead-tables.ts';
import { composeLeadMail, type MailWording } from './lead-mail.ts';

/** Sends the mail about a lead; resolves when the mail server has taken it. */
export type SendLead = (lead: LeadRow) => Promise<void>;

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

/** Sends by SMTP_URL, with a new connection for each mail. */
export function createMailer(
  settings: MailSettings,
  wording: MailWording,
  limits: MailLimits = usualLimits,
): SendLead {
  const transport = createTransport({
    url: settings.smtpUrl,
    ...limits,
    // A mail is its text: no part of it is ever read from a file or fetched.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async (lead) => {
    const { to, ...mail } = composeLeadMail(lead, wording, settings);
    await transport.sendMail({ ...mail, to: [...to] });
  };
}
