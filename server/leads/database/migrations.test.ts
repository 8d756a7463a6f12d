// What an earlier version left is kept, and that version may go on beside this one.
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, test } from 'vitest';
import { tablesOf } from '../../../.ci/testing/tables-of.ts';
import { createLeadAdmin } from '../../command/lead-admin.ts';
import { createDataDirectory } from '../../testing/fake-server.ts';
import { goodMessage, mailWording } from '../../testing/fake-site.ts';
import { openDatabase } from '../../testing/open-database.ts';
import { createPostgres, missingPostgres, queryPostgres } from '../../testing/postgres.ts';
import { createLeadStore } from '../lead-store.ts';
import { composeLeadMail } from '../mail/lead-mail.ts';
import { createOutbox } from '../mail/outbox.ts';
import { leadFile } from '../sqlite/lead-file.ts';

const tables = tablesOf(import.meta.filename);
/** How the version before stores a message. */
const storeEarlier = (id: string) =>
  tables<string>('message').map((statement) =>
    statement.replaceAll('{id}', id).replace('{fields}', JSON.stringify(goodMessage)),
  );

async function startSqlite() {
  const dataDirectory = createDataDirectory();
  const run = async (statements: readonly string[]) => {
    const database = new DatabaseSync(leadFile(dataDirectory));
    for (const statement of statements) database.exec(statement);
    database.close();
  };
  return { location: { dataDirectory }, run, stop: async () => undefined };
}

async function startPostgres() {
  const server = await createPostgres();
  const run = async (statements: readonly string[]) => {
    for (const statement of statements) await queryPostgres(server.url, statement);
  };
  const location = { dataDirectory: '', databaseUrl: server.url };
  return { location, run, stop: () => server.stop() };
}

describe.each([
  { engine: 'SQLite', start: startSqlite, missing: undefined },
  { engine: 'PostgreSQL', start: startPostgres, missing: missingPostgres },
])('a store in $engine made before there were forms', ({ start, missing }) => {
  test.skipIf(missing)('keeps its messages, readable and mailable', async () => {
    const { location, run, stop } = await start();
    await run([...tables<string>('earlier'), ...storeEarlier('earlier')]);
    const database = await openDatabase(location);
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
