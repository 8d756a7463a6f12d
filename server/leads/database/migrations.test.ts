// What an earlier version left is kept, and that version may go on beside this one.
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, test } from 'vitest';
import { createLeadAdmin } from '../../command/lead-admin.ts';
import { createDataDirectory } from '../../testing/fake-server.ts';
import { goodMessage, mailWording } from '../../testing/fake-site.ts';
import { openDatabase } from '../../testing/open-database.ts';
import { createPostgres, missingPostgres, queryPostgres } from '../../testing/postgres.ts';
import { createLeadStore } from '../lead-store.ts';
import { composeLeadMail } from '../mail/lead-mail.ts';
import { createOutbox } from '../mail/outbox.ts';
import { leadFile } from '../sqlite/lead-file.ts';

/** The tables as the version before forms made them. */
const earlierTables = [
  `CREATE TABLE lead (id text PRIMARY KEY NOT NULL, created_at text NOT NULL, fields text NOT NULL,
    idempotency_key text UNIQUE, suspicion integer NOT NULL, done_at text)`,
  `CREATE TABLE outbox (lead_id text PRIMARY KEY NOT NULL REFERENCES lead (id), state text NOT NULL,
    attempts integer NOT NULL, due_at text NOT NULL, claim text, first_tried_at text, sent_at text,
    last_fault text)`,
  'CREATE INDEX outbox_due ON outbox (state, due_at)',
  'CREATE INDEX lead_created ON lead (created_at)',
  'CREATE TABLE rate_limit (key text PRIMARY KEY NOT NULL, hits text NOT NULL, expires_at text NOT NULL)',
  'CREATE TABLE kysely_migration (name varchar(255) PRIMARY KEY NOT NULL, timestamp varchar(255) NOT NULL)',
  `CREATE TABLE kysely_migration_lock (id varchar(255) PRIMARY KEY NOT NULL,
    is_locked integer DEFAULT 0 NOT NULL)`,
  "INSERT INTO kysely_migration VALUES ('001-leads', '2030-01-01'), ('002-rate-limit', '2030-01-01')",
  "INSERT INTO kysely_migration_lock VALUES ('migration_lock', 0)",
];

const time = '2020-01-02T03:04:05.000Z';

/** How the version before stores a message. */
const storeEarlier = (id: string) => [
  `INSERT INTO lead (id, created_at, fields, idempotency_key, suspicion, done_at)
    VALUES ('${id}', '${time}', '${JSON.stringify(goodMessage)}', 'key-${id}', 0, NULL)`,
  `INSERT INTO outbox (lead_id, state, attempts, due_at, claim, first_tried_at, sent_at, last_fault)
    VALUES ('${id}', 'pending', 0, '${time}', NULL, NULL, NULL, NULL)`,
];

async function startSqlite() {
  const dataDirectory = createDataDirectory();
  const run = async (statements: readonly string[]) => {
    const database = new DatabaseSync(leadFile(dataDirectory));
    for (const statement of statements) database.exec(statement);
    database.close();
  };
  return { place: { dataDirectory }, run, stop: async () => undefined };
}

async function startPostgres() {
  const server = await createPostgres();
  const run = async (statements: readonly string[]) => {
    for (const statement of statements) await queryPostgres(server.url, statement);
  };
  const place = { dataDirectory: '', databaseUrl: server.url };
  return { place, run, stop: () => server.stop() };
}

describe.each([
  { engine: 'SQLite', start: startSqlite, missing: undefined },
  { engine: 'PostgreSQL', start: startPostgres, missing: missingPostgres },
])('a store in $engine made before there were forms', ({ start, missing }) => {
  test.skipIf(missing)('keeps its messages, readable and mailable', async () => {
    const { place, run, stop } = await start();
    await run([...earlierTables, ...storeEarlier('earlier')]);
    const database = await openDatabase(place);
    await createLeadStore(database).save({ form: 'visit', fields: { day: '2030-05-14' } });
    // An instance of the version before that still runs during a rolling restart.
    await run(storeEarlier('beside'));
    const leads = await createLeadAdmin(database).list(true);
    expect(leads.map(({ form }) => form).sort()).toEqual(['contact', 'contact', 'visit']);
    const repeat = { form: 'contact', fields: goodMessage, key: 'key-earlier' };
    expect(await createLeadStore(database).save(repeat)).toEqual({
      kind: 'saved',
      id: 'earlier',
    });
    const lead = (await createOutbox(database).claim())?.leads[0];
    const settings = { smtpUrl: '', to: ['desk@site.example'], from: 'a@site.example' };
    const composed = lead && composeLeadMail(lead, mailWording, settings);
    expect(composed?.text).toContain('Topic: Second topic');
    await database.close();
    await stop();
  });
});
