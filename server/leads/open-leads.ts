import type { Config } from '../config.ts';
import type { Log } from '../log.ts';
import type { Metrics, QueueState } from '../metrics.ts';
import type { BuiltSite } from '../site.ts';
import type { LeadDatabase } from './database/lead-database.ts';
import { createLeadIntake, type LeadIntake } from './lead-intake.ts';
import { createLeadStore } from './lead-store.ts';
import { createContactLimits, noLimits } from './limits/contact-limits.ts';
import { createQuotaCheck } from './limits/flood-quota.ts';
import type { MailLimits } from './mail/create-mailer.ts';
import { createOutbox } from './mail/outbox.ts';
import { type OutboxWorker, startOutboxWorker } from './mail/outbox-worker.ts';
import { withdrawMail } from './mail/withdraw-mail.ts';
import { warnOfPlainConnections } from './plain-connections.ts';
import { createSharedCounters } from './postgres/shared-counters.ts';

/** Accepts, stores and mails messages. */
export interface Leads {
  readonly intake: LeadIntake;
  /** The last known number of mails given up; queries nothing. */
  countGivenUp(): number;
  /** What the outbox holds; undefined if no mail is sent. */
  readQueue(): Promise<QueueState | undefined>;
  /** Resolves after the current mail. */
  stopMail(): Promise<void>;
  closeStore(): Promise<void>;
}

/** What messages need besides the settings. */
export interface LeadParts {
  readonly site: BuiltSite;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly database: LeadDatabase;
  readonly mailLimits?: MailLimits | undefined;
  readonly measureFree?: ((directory: string) => number) | undefined;
}

/** Starts accepting messages and sending their mail. */
export async function openLeads(config: Config, parts: LeadParts): Promise<Leads> {
  const { log, metrics, database } = parts;
  for (const warning of warnOfPlainConnections(config)) log.warn({}, warning);
  const hasMail = config.mail !== undefined;
  // Without its database a server starts too; then this has to wait for the next start.
  await withdrawMail(database, hasMail).catch(() => undefined);
  const worker = await startWorker(config, parts);
  const intake = createLeadIntake({
    store: createLeadStore(database, { hasMail }),
    checkQuota: createQuotaCheck({ ...config, database, measureFree: parts.measureFree }),
    locale: parts.site.locale,
    limits: config.hasRateLimit ? createLimits(database) : noLimits,
    onSaved: (form) => {
      metrics.countStored(form);
      worker?.wake();
    },
    onUnavailable: (fault) => {
      metrics.countStoreFailure();
      log.error({ fault }, 'a message could not be stored');
    },
  });
  return {
    intake,
    countGivenUp: () => worker?.countGivenUp() ?? 0,
    readQueue: async () => (worker ? readQueueState(database) : undefined),
    stopMail: async () => worker?.stop(),
    closeStore: () => database.close(),
  };
}

function createLimits(database: LeadDatabase) {
  return createContactLimits(
    database.engine === 'postgres' ? createSharedCounters(database) : undefined,
  );
}

async function startWorker(
  { mail }: Config,
  { site, log, database, mailLimits }: LeadParts,
): Promise<OutboxWorker | undefined> {
  if (!mail) return undefined;
  // The mail modules are loaded only if mail is sent: they take 60 ms of the startup.
  const { createMailer } = await import('./mail/create-mailer.ts');
  const { createConfirmation } = await import('./mail/confirmation.ts');
  const wording = { ...site, texts: site.texts.mail };
  const sendMail = createMailer(mail, wording, mailLimits);
  const all = [site, ...(site.translations ?? [])];
  const textIn = (language: string | null) =>
    (all.find((each) => each.language === language) ?? site).texts.mail.confirmation;
  const confirm = all.some(({ texts }) => texts.mail.confirmation)
    ? createConfirmation({
        settings: mail,
        forms: site.forms,
        textIn,
        database,
        limits: mailLimits,
      })
    : undefined;
  return startOutboxWorker({ outbox: createOutbox(database), sendMail, confirm, log });
}

/** Reads what the outbox holds; throws StoreUnavailable. */
function readQueueState({ transact }: LeadDatabase): Promise<QueueState> {
  return transact(async (db) => {
    const rows = await db
      .selectFrom('outbox')
      .innerJoin('lead', 'lead.id', 'lead_id')
      .select(({ fn }) => [
        'state',
        fn.countAll().as('count'),
        fn.min('lead.created_at').as('oldest'),
      ])
      .where('state', '!=', 'sent')
      .groupBy('state')
      .execute();
    const owed = rows.filter(({ state }) => state !== 'dead');
    const times = owed.map(({ oldest }) => Date.parse(oldest));
    const sum = (list: typeof rows) => list.reduce((total, { count }) => total + Number(count), 0);
    return {
      waiting: sum(owed),
      oldest: times.length > 0 ? Math.min(...times) : undefined,
      givenUp: sum(rows) - sum(owed),
    };
  });
}
