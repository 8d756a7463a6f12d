import { onTestFinished } from 'vitest';
import type { ClaimedMail } from '../leads/mail/claim-mail.ts';
import type { SendMail } from '../leads/mail/create-mailer.ts';
import type { Outbox } from '../leads/mail/outbox.ts';
import { startOutboxWorker } from '../leads/mail/outbox-worker.ts';

type Settings = Pick<Parameters<typeof startOutboxWorker>[0], 'pollEvery' | 'confirm'>;

/** A claimed mail about one message: of its rows the worker reads no more than this. */
export function claimedMail(attempts: number): ClaimedMail {
  return { leads: [{ id: 'one' }], entries: [{ attempts }] } as unknown as ClaimedMail;
}

/** A worker over an outbox of one mail, or of other behaviour. */
export function startWorker(
  parts: Partial<Outbox> = {},
  sendMail: SendMail = async () => undefined,
  { pollEvery = 1, confirm }: Settings = {},
) {
  const lines: object[] = [];
  const note = (level: string) => (entry: object, message: string) =>
    void lines.push({ level, message, ...entry });
  const mails = [claimedMail(3)];
  const outbox: Outbox = {
    claim: async () => mails.shift(),
    complete: async () => true,
    postpone: async () => 'later',
    countDead: async () => 0,
    ...parts,
  };
  const log = { info: note('info'), warn: note('warn'), error: note('error') };
  const worker = startOutboxWorker({ outbox, sendMail, confirm, log, pollEvery });
  onTestFinished(worker.stop);
  return { worker, lines, mails };
}

/** A way to send that fails so. */
export const failWith = (fault: object) => async () => {
  throw Object.assign(new Error('no'), fault);
};
