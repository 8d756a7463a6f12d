import { expect, onTestFinished, test, vi } from 'vitest';
import { createDataDirectory } from '../../testing/fake-server.ts';
import type { LeadDatabase } from '../database/lead-database.ts';
import { createLeadStore } from '../lead-store.ts';
import { openServerSqlite } from '../sqlite/open-sqlite.ts';
import { createQuotaCheck } from './flood-quota.ts';

const least = 500 * 1024 * 1024;

/** Asks for room over a store of this many messages of now, and a disk with this much free. */
async function askForRoom(count: number, freeBytes: number, more: Partial<LeadDatabase> = {}) {
  const dataDirectory = createDataDirectory();
  const database = await openServerSqlite(dataDirectory);
  onTestFinished(database.close);
  const store = createLeadStore({ transact: (work) => database.db.transaction().execute(work) });
  await database.db.transaction().execute(async (db) => {
    const within = createLeadStore({ transact: (work) => work(db) });
    for (let each = 0; each < count; each += 1) await within.save({ form: 'contact', fields: {} });
  });
  const measureFree = vi.fn(() => freeBytes);
  const ask = createQuotaCheck({
    database: { ...database, ...more },
    dataDirectory,
    measureFree,
  });
  return { ask, store, measureFree, dataDirectory };
}

test('there is room below 5,000 messages a day, and again on the next day', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const { ask, store, measureFree, dataDirectory } = await askForRoom(4_999, least);
  expect(await ask()).toBeUndefined();
  expect(measureFree.mock.calls).toEqual([[dataDirectory]]);
  await store.save({ form: 'contact', fields: {} });
  expect(await ask()).toMatchObject({
    isAllowed: false,
    retryAfter: 3_600,
    states: [{ rule: { name: 'day', limit: 5_000 }, remaining: 0, reset: 3_600 }],
  });
  vi.setSystemTime(Date.now() + 86_399_000);
  expect(await ask()).toMatchObject({ isAllowed: false });
  vi.setSystemTime(Date.now() + 1_001);
  expect(await ask()).toBeUndefined();
});

test('there is no room with less than 500 MB of disk', async () => {
  const { ask } = await askForRoom(0, least - 1);
  expect(await ask()).toMatchObject({ isAllowed: false });
});

test('a database on another machine does not fill the disk of this one', async () => {
  const { ask } = await askForRoom(0, 0, { engine: 'postgres' });
  expect(await ask()).toBeUndefined();
});
