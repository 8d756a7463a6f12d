// What a server without mail does, and one whose database is elsewhere.
import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createLog } from '../log.ts';
import { createMetrics } from '../metrics.ts';
import { createDataDirectory } from '../testing/fake-server.ts';
import { createFakeSite, fakeForms, goodMessage } from '../testing/fake-site.ts';
import { openDatabase } from '../testing/open-database.ts';
import { StoreUnavailable } from './database/lead-database.ts';
import { createLeadStore } from './lead-store.ts';
import { openLeads } from './open-leads.ts';
import { leadFile } from './sqlite/lead-file.ts';

const config = {
  port: 0,
  host: '127.0.0.1',
  siteUrl: 'http://site.example',
  hstsSubdomains: false,
  trustProxy: 0,
  shutdownDelay: 0,
  hasRateLimit: true,
  logLevel: 'info',
} as const;

async function open() {
  const dataDirectory = createDataDirectory();
  const database = await openDatabase({ dataDirectory });
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => void lines.push(line) });
  const parts = { site: createFakeSite(), log, metrics: createMetrics(), database };
  const leads = await openLeads({ ...config, dataDirectory }, parts);
  onTestFinished(leads.closeStore);
  const [form = expect.fail()] = fakeForms;
  const post = () => leads.intake.accept({ form, body: goodMessage, client: 'a' });
  return {
    ...leads,
    dataDirectory,
    database,
    lines,
    post,
    printed: () => parts.metrics.print(leads.readQueue),
  };
}

test('a server that sends no mail takes messages, and owes none', async () => {
  const { post, countGivenUp, readQueue, stopMail, database, printed } = await open();
  expect((await post()).kind).toBe('saved');
  expect(countGivenUp()).toBe(0);
  expect(await readQueue()).toBeUndefined();
  expect(await database.db.selectFrom('outbox').select('state').execute()).toEqual([
    { state: 'pending' },
  ]);
  expect(await printed()).toContain('site_messages_stored_total{form="contact"} 1');
  await stopMail();
});

test('messages are limited for each client', async () => {
  const { post } = await open();
  for (let each = 0; each < 5; each += 1) expect((await post()).kind).toBe('saved');
  expect((await post()).kind).toBe('limited');
});

test('a message that cannot be stored is counted and logged', async () => {
  const { post, dataDirectory, lines, printed } = await open();
  renameSync(leadFile(dataDirectory), join(dataDirectory, 'moved'));
  expect((await post()).kind).toBe('unavailable');
  expect(await printed()).toContain('site_store_failures_total 1');
  expect(lines.join('')).toContain('a message could not be stored');
});

test('a server whose database cannot be reached starts, and takes no message', async () => {
  const databaseUrl = 'postgres://site@127.0.0.1:1/site';
  const database = await openDatabase({ dataDirectory: '', databaseUrl });
  onTestFinished(database.close);
  expect(database.engine).toBe('postgres');
  const { save } = createLeadStore(database);
  await expect(save({ form: 'contact', fields: {} })).rejects.toThrow(StoreUnavailable);
});
