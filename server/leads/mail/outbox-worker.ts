import { setTimeout as wait } from 'node:timers/promises';
import type { Log } from '../../log.ts';
import type { SendLead } from './create-mailer.ts';
import type { ClaimedMail, Outbox } from './outbox.ts';

/** What sends the mails in the background. */
export interface OutboxWorker {
  /** Checks the outbox now: a lead was stored. */
  wake(): void;
  /** Stops after the current mail. */
  stop(): Promise<void>;
}

interface WorkerParts {
  readonly outbox: Outbox;
  readonly sendLead: SendLead;
  readonly log: Log;
  /** How often it looks for mails that became due, in milliseconds. */
  readonly pollEvery?: number;
}

const anHour = 3_600_000;

/** Starts sending: one mail at a time, each at least once. */
export function startOutboxWorker(parts: WorkerParts): OutboxWorker {
  const { outbox, log, pollEvery = 5_000 } = parts;
  const state = { isStopped: false, sleep: new AbortController() };
  const report = setInterval(() => void reportDead(outbox, log), anHour);
  report.unref();

  async function run(): Promise<void> {
    await reportDead(outbox, log);
    while (!state.isStopped) {
      // Made before looking: a lead stored meanwhile cuts the coming sleep short.
      state.sleep = new AbortController();
      const hasWorked = await deliverNext(parts);
      if (hasWorked || state.isStopped) continue;
      await wait(pollEvery, undefined, { signal: state.sleep.signal }).catch(() => undefined);
    }
  }

  const running = run();
  return {
    wake: () => state.sleep.abort(),
    stop: () => {
      state.isStopped = true;
      clearInterval(report);
      state.sleep.abort();
      return running;
    },
  };
}

/** Sends the next mail that is due; false when there is none, or none can be had. */
async function deliverNext({ outbox, sendLead, log }: WorkerParts): Promise<boolean> {
  try {
    const mail = await outbox.claim();
    if (!mail) return false;
    const fault = await attempt(() => sendLead(mail.lead));
    if (fault) await putBack(mail, fault, { outbox, log });
    // Closed only now: a crash before this line sends a second copy, and loses none.
    else if (!(await outbox.complete(mail)))
      log.warn({ lead: mail.lead.id }, 'mail lease expired, may be sent twice');
    return true;
  } catch (fault) {
    log.warn({ fault }, 'the outbox cannot be read');
    return false;
  }
}

async function putBack(
  mail: ClaimedMail,
  fault: object,
  { outbox, log }: Pick<WorkerParts, 'outbox' | 'log'>,
): Promise<void> {
  const reply = 'responseCode' in fault ? Number(fault.responseCode) : 0;
  const code = reply > 0 ? String(reply) : 'code' in fault ? String(fault.code) : 'fault';
  const outcome = await outbox.postpone(mail, code);
  const entry = { lead: mail.lead.id, code, attempts: mail.entry.attempts };
  if (outcome === 'dead') log.error(entry, 'mail given up; see "npm run leads -- list"');
  // A permanent refusal is a misconfiguration: the mail goes to the dealer itself.
  else if (reply >= 500) log.error(entry, 'mail refused; it is tried again');
  else log.warn(entry, 'mail not sent; it is tried again');
}

async function attempt(send: () => Promise<void>): Promise<object | undefined> {
  try {
    await send();
    return undefined;
  } catch (fault) {
    return fault instanceof Error ? fault : new Error('unknown fault');
  }
}

async function reportDead(outbox: Outbox, log: Log): Promise<void> {
  const dead = await outbox.countDead().catch(() => 0);
  if (dead > 0) log.error({ dead }, 'mails were given up; see "npm run leads -- list"');
}
