import { expect, onTestFinished, test, vi } from 'vitest';
import { createDataDirectory } from '../../testing/fake-server.ts';
import type { OutboxRow } from '../database/lead-tables.ts';
import { createLeadStore } from '../lead-store.ts';
import { openServerSqlite } from '../sqlite/open-sqlite.ts';
import { readQueueState } from './queue-state.ts';

const start = Date.parse('2030-05-14T10:00:00.000Z');

/** Reads the queue over messages that came a second after each other, whose mails are in these states. */
async function readQueue(...states: readonly OutboxRow['state'][]) {
  vi.useFakeTimers({ toFake: ['Date'], now: start });
  onTestFinished(() => void vi.useRealTimers());
  const database = await openServerSqlite(createDataDirectory());
  onTestFinished(database.close);
  const store = createLeadStore(database);
  for (const [index, state] of states.entries()) {
    vi.setSystemTime(start + 1_000 * index);
    const saved = await store.save({ form: 'contact', fields: {} });
    const id = saved.kind === 'saved' ? saved.id : expect.fail();
    await database.db.updateTable('outbox').set({ state }).where('lead_id', '=', id).execute();
  }
  return readQueueState(database);
}

test('what waits is counted, with the time of the oldest, and what was given up beside it', async () => {
  const states = ['sent', 'dead', 'digest', 'pending', 'dead', 'pending', 'sent'] as const;
  expect(await readQueue(...states)).toEqual({
    waiting: 3,
    oldest: start + 2_000,
    givenUp: 2,
  });
  expect(await readQueue('sent', 'pending', 'pending', 'digest')).toEqual({
    waiting: 3,
    oldest: start + 1_000,
    givenUp: 0,
  });
});

test('nothing waits where all was sent', async () => {
  expect(await readQueue('sent')).toEqual({ waiting: 0, oldest: undefined, givenUp: 0 });
});
