import { expect, onTestFinished, test, vi } from 'vitest';
import { tablesOf } from '../../../.ci/testing/tables-of.ts';
import { eventually } from '../../testing/eventually.ts';
import { claimedMail, failWith, startWorker as start } from '../../testing/outbox-worker.ts';
import { StoreUnavailable } from '../database/lead-database.ts';

// What a mail server and a database do to mails is tried with real ones in server/tests.

const mail = claimedMail(3);

const failures = tablesOf(import.meta.filename)<[object, string, string]>('failures');

test.each(failures)(
  'a mail that fails with %j is put back as %s, and the log says so (%s)',
  async (...row) => {
    const [fault, code, level] = row;
    const postpone = vi.fn(async () => 'later' as const);
    const complete = vi.fn(async () => true);
    const { lines, worker } = start({ postpone, complete }, failWith(fault));
    const message = expect.stringContaining('it is tried again');
    await eventually(() =>
      expect(lines).toEqual([{ level, message, lead: 'one', code, attempts: 3 }]),
    );
    expect(worker.countGivenUp()).toBe(0);
    expect(postpone.mock.calls).toEqual([[mail, { code }]]);
    expect(complete).not.toHaveBeenCalled();
  },
);

test('a mail that is given up is an error, whatever its fault', async () => {
  const { lines, worker } = start({ postpone: async () => 'dead' }, failWith({ code: 'ESOCKET' }));
  const message = expect.stringContaining('given up');
  await eventually(() => expect(lines).toMatchObject([{ level: 'error', message, lead: 'one' }]));
  expect(worker.countGivenUp()).toBe(1);
});

test('a mail that took longer than its lease may come twice, and the log says so', async () => {
  const { lines } = start({ complete: async () => false });
  const message = expect.stringContaining('may be sent twice');
  await eventually(() => expect(lines).toEqual([{ level: 'warn', message, lead: 'one' }]));
});

test('mails that are due are sent one after the other, without a pause', async () => {
  const complete = vi.fn(async () => true);
  const mails = [mail, mail, mail];
  const { lines } = start({ complete, claim: async () => mails.shift() }, undefined, {
    pollEvery: 3_600_000,
  });
  await eventually(() => expect(complete).toHaveBeenCalledTimes(3));
  expect(lines).toEqual([]);
});

test('an outbox that cannot be read is read again, and the log says so', async () => {
  const away = new StoreUnavailable('away');
  const claims = [Promise.reject(away), Promise.resolve(mail)];
  const complete = vi.fn(async () => true);
  const { lines } = start({ complete, claim: async () => claims.shift() });
  await eventually(() => expect(complete).toHaveBeenCalledTimes(1));
  const message = 'the outbox cannot be read';
  expect(lines).toEqual([{ level: 'warn', message, fault: away }]);
});

test('an outbox that cannot be read is left alone for a while', async () => {
  const claim = vi.fn(() => Promise.reject(new StoreUnavailable('away')));
  const { lines } = start({ claim }, undefined, { pollEvery: 3_600_000 });
  await eventually(() => expect(lines).toHaveLength(1));
  expect(claim).toHaveBeenCalledTimes(1);
});

test('a report that cannot be had keeps no mail waiting', async () => {
  const complete = vi.fn(async () => true);
  const countDead = () => Promise.reject(new Error('away'));
  const { lines, worker } = start({ complete, countDead });
  await eventually(() => expect(complete).toHaveBeenCalledTimes(1));
  expect(worker.countGivenUp()).toBe(0);
  expect(lines).toEqual([]);
});

test('a stored lead is mailed at once, and a stop waits for no pause', async () => {
  const complete = vi.fn(async () => true);
  const { worker, mails } = start({ complete }, undefined, { pollEvery: 3_600_000 });
  await eventually(() => expect(complete).toHaveBeenCalledTimes(1));
  mails.push(mail);
  worker.wake();
  await eventually(() => expect(complete).toHaveBeenCalledTimes(2));
  await worker.stop();
  mails.push(mail);
  worker.wake();
  expect(complete).toHaveBeenCalledTimes(2);
});

/** Lets an hour pass only when told to. */
function stopClock(): void {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
}

test('mails that were given up are reported at the start and every hour until the stop', async () => {
  stopClock();
  const { worker, lines } = start({ countDead: async () => 2 });
  const message = expect.stringContaining('mails were given up');
  const report = { level: 'error', message, dead: 2 };
  await eventually(() => expect(lines).toEqual([report]));
  await vi.advanceTimersByTimeAsync(2 * 3_600_000);
  expect(lines).toEqual([report, report, report]);
  await worker.stop();
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(lines).toHaveLength(3);
});

test('mails that were given up stay counted while the outbox cannot be asked', async () => {
  stopClock();
  const answers = [Promise.resolve(2)];
  const countDead = () => answers.shift() ?? Promise.reject(new StoreUnavailable('away'));
  const { worker, lines } = start({ countDead });
  await eventually(() => expect(worker.countGivenUp()).toBe(2));
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(worker.countGivenUp()).toBe(2);
  expect(lines).toMatchObject([{ dead: 2 }, { dead: 2 }]);
});

test('a sender is told once, when the mail about the message is first tried, even if that fails', async () => {
  const tries = [1, 2].map(claimedMail);
  const postpone = vi.fn(async () => 'later' as const);
  const confirm = vi.fn(async () => undefined);
  start({ claim: async () => tries.shift(), postpone }, failWith({}), { confirm });
  await eventually(() => expect(postpone).toHaveBeenCalledTimes(2));
  expect(confirm.mock.calls).toEqual([[claimedMail(1).leads[0]]]);
});

test('a sender who cannot be told holds up no mail, and the log says so', async () => {
  const claims = [1, 1].map(claimedMail);
  const complete = vi.fn(async () => true);
  const confirm = failWith({ responseCode: 550 });
  const { lines } = start({ claim: async () => claims.shift(), complete }, undefined, { confirm });
  const entry = { level: 'warn', message: 'confirmation not sent', lead: 'one', code: '550' };
  await eventually(() => expect(lines).toEqual([entry, entry]));
  expect(complete).toHaveBeenCalledTimes(2);
});
