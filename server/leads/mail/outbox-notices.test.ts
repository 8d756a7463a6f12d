// What the worker says beside the mails: to the log of what was given up, and to senders.
import { expect, onTestFinished, test, vi } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { claimedMail, failWith, startWorker as start } from '../../testing/outbox-worker.ts';
import { StoreUnavailable } from '../database/lead-database.ts';

test('mails that were given up are reported at the start and every hour until the stop', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
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
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
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
