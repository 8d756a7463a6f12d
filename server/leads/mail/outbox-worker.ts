import { setTimeout as wait } from 'node:timers/promises';
import type { Log } from '../../log.ts';
import type { LeadRow } from '../database/lead-tables.ts';
import type { ClaimedMail } from './claim-mail.ts';
import type { SendMail } from './create-mailer.ts';
import { type Failure, failureCode, type Outbox } from './outbox.ts';

/** Sends mails in the background. */
export interface OutboxWorker {
  /** Checks the outbox now, since a lead was stored. */
  wake(): void;
  /** The last known number of mails given up; queries nothing. */
  countGivenUp(): number;
  /** Stops after the current mail. */
  stop(): Promise<void>;
}

interface WorkerParts {
  readonly outbox: Outbox;
  readonly sendMail: SendMail;
  /** Confirms to the sender of a message that it arrived. */
  readonly confirm?: ((lead: LeadRow) => Promise<void>) | undefined;
  readonly log: Log;
  /** How often to check for due mails, in milliseconds. */
  readonly pollEvery?: number;
}

interface DeliveryParts extends WorkerParts {
  /** Called when mails are given up. */
  readonly onGivenUp: (count: number) => void;
}

const anHour = 3_600_000;

/** Starts sending: one mail at a time, each at least once. */
export function startOutboxWorker(parts: WorkerParts): OutboxWorker {
  const { outbox, log, pollEvery = 5_000 } = parts;
  const state = { isStopped: false, sleep: new AbortController(), dead: 0 };
  const reportDead = async () => {
    state.dead = await outbox.countDead().catch(() => state.dead);
    const entry = { dead: state.dead };
    if (state.dead > 0) log.error(entry, 'mails were given up; see "npm run leads -- list"');
  };
  const onGivenUp = (count: number) => {
    state.dead += count;
  };
  const report = setInterval(() => void reportDead(), anHour);
  report.unref();

  async function run(): Promise<void> {
    await reportDead();
    while (!state.isStopped) {
      // Created before checking: a lead stored in the meantime cuts the next sleep short.
      state.sleep = new AbortController();
      if (await deliverNext({ ...parts, onGivenUp })) continue;
      await wait(pollEvery, undefined, { signal: state.sleep.signal }).catch(() => undefined);
    }
  }

  const running = run();
  return {
    wake: () => state.sleep.abort(),
    countGivenUp: () => state.dead,
    stop: () => {
      state.isStopped = true;
      clearInterval(report);
      state.sleep.abort();
      return running;
    },
  };
}

/** Sends the next mail that is due; false if there is none or the outbox cannot be read. */
async function deliverNext(parts: DeliveryParts): Promise<boolean> {
  const { outbox, sendMail, log } = parts;
  try {
    const mail = await outbox.claim();
    if (!mail) return false;
    const failure = await attempt(() => sendMail(mail));
    if (failure) await putBack(mail, failure, parts);
    // Closed only now: a crash before this line sends the mail twice, but never loses it.
    else if (!(await outbox.complete(mail)))
      log.warn({ lead: mail.leads[0].id }, 'mail lease expired, may be sent twice');
    await confirmNew(mail, parts);
    return true;
  } catch (fault) {
    log.warn({ fault }, 'the outbox cannot be read');
    return false;
  }
}

async function putBack(
  mail: ClaimedMail,
  failure: Failure,
  { outbox, log, onGivenUp }: DeliveryParts,
): Promise<void> {
  const { code } = failure;
  const outcome = await outbox.postpone(mail, failure);
  const entry = { lead: mail.leads[0].id, code, attempts: mail.entries[0].attempts };
  if (outcome === 'dead') onGivenUp(mail.entries.length);
  if (outcome === 'dead') log.error(entry, 'mail given up; see "npm run leads -- list"');
  // The recipient is the dealer, so a permanent refusal means a misconfiguration.
  else if (code.startsWith('5')) log.error(entry, 'mail refused; it is tried again');
  else log.warn(entry, 'mail not sent; it is tried again');
}

async function attempt(send: () => Promise<Failure | undefined>): Promise<Failure | undefined> {
  try {
    return await send();
  } catch (fault) {
    return { code: failureCode(fault) };
  }
}

/** Runs once per message, when its mail is first tried; nothing depends on it. */
async function confirmNew({ leads, entries }: ClaimedMail, { confirm, log }: WorkerParts) {
  const [lead] = leads;
  if (!confirm || entries[0].attempts !== 1) return;
  await confirm(lead).catch((fault: unknown) => {
    log.warn({ lead: lead.id, code: failureCode(fault) }, 'confirmation not sent');
  });
}
