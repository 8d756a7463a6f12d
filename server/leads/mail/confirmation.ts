import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { MailTexts } from '../../../generated/contract/site.ts';
import type { MailSettings } from '../../config.ts';
import type { SiteForm } from '../../site.ts';
import type { LeadDatabase } from '../database/lead-database.ts';
import type { LeadRow } from '../database/lead-tables.ts';
import { isLikelySpam } from '../spam-signals.ts';
import { type MailLimits, openTransport } from './create-mailer.ts';

interface ConfirmationParts {
  readonly settings: MailSettings;
  readonly forms: readonly SiteForm[];
  /** What is said, in the language that a message was sent in; nothing in a language without a text. */
  readonly textIn: (language: string | null) => MailTexts['confirmation'];
  readonly database: LeadDatabase;
  readonly limits?: MailLimits | undefined;
}

const hour = 3_600_000;
const day = 24 * hour;
const perHour = 50;

/**
 * Confirms to senders that their message arrived: once a day per address and a limited number an hour, since anyone may
 * type somebody else's address. Each one is recorded before it is sent, and never retried.
 */
export function createConfirmation(parts: ConfirmationParts) {
  const { settings, textIn, database } = parts;
  const transport = openTransport(settings.smtpUrl, parts.limits);
  return async (lead: LeadRow): Promise<void> => {
    const form = parts.forms.find(({ id }) => id === lead.form);
    const address = addressIn(lead, form);
    const text = textIn(lead.language);
    if (!text || address === undefined || isLikelySpam(lead.suspicion) || isOld(lead)) return;
    if (!(await reserve(database, address))) return;
    await transport.sendMail({
      from: settings.from,
      to: [{ name: '', address }],
      replyTo: [...(form?.recipients ?? settings.to)],
      subject: text.subject,
      text: text.text,
      headers: { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' },
    });
  };
}

// After hours a confirmation is too late, and the dealer answers soon anyway.
function isOld({ created_at }: LeadRow): boolean {
  return Date.parse(created_at) < Date.now() - hour;
}

function addressIn({ fields }: LeadRow, form: SiteForm | undefined): string | undefined {
  const field = form?.fields.find(({ type }) => type === 'email');
  const value: unknown = field && JSON.parse(fields)[field.name];
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** Records a confirmation for an address; false if it, or all addresses together, had enough recently. */
async function reserve({ transact, engine }: LeadDatabase, address: string): Promise<boolean> {
  const hash = createHash('sha256').update(address.toLowerCase()).digest('base64url');
  const now = Date.now();
  const since = (past: number) => new Date(now - past).toISOString();
  return transact(async (db) => {
    // Instances take turns counting, as SQLite makes its writers do anyway.
    if (engine === 'postgres') await sql`lock table confirmation in exclusive mode`.execute(db);
    await db.deleteFrom('confirmation').where('sent_at', '<=', since(day)).execute();
    const recent = await db
      .selectFrom('confirmation')
      .select('address')
      .where((is) => is.or([is('sent_at', '>', since(hour)), is('address', '=', hash)]))
      .execute();
    if (recent.length >= perHour || recent.some((each) => each.address === hash)) return false;
    await db
      .insertInto('confirmation')
      .values({ address: hash, sent_at: since(0) })
      .execute();
    return true;
  });
}
