// Each message is a transaction of its own.
import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createDataDirectory } from '../../testing/fake-server.ts';
import { createLeadStore } from '../lead-store.ts';
import { leadFile } from './lead-file.ts';
import { openServerSqlite } from './open-sqlite.ts';

test('a message too large for the disk does not take its neighbours with it', async () => {
  const database = await openServerSqlite(createDataDirectory());
  const store = createLeadStore(database);
  await store.save({ form: 'contact', fields: {} });
  const pages = await sql<{ page_count: number }>`PRAGMA page_count`.execute(database.db);
  const most = (pages.rows[0]?.page_count ?? 0) + 2;
  await sql`PRAGMA max_page_count = ${sql.lit(most)}`.execute(database.db);
  const outcomes = await Promise.allSettled([
    store.save({ form: 'contact', fields: { is: 'first' } }),
    store.save({ form: 'contact', fields: { text: 'x'.repeat(90_000) } }),
    store.save({ form: 'contact', fields: { is: 'second' } }),
  ]);
  expect(outcomes).toMatchObject([
    { status: 'fulfilled' },
    { status: 'rejected', reason: { name: 'StoreUnavailable' } },
    { status: 'fulfilled' },
  ]);
  await database.close();
});

test('a transaction whose commit fails is reported as refused, and the file is free for the next', async () => {
  const database = await openServerSqlite(createDataDirectory());
  const refused = database.transact(async (db) => {
    // Checked only at the commit, as a full disk may be.
    await sql`PRAGMA defer_foreign_keys = ON`.execute(db);
    const now = new Date().toISOString();
    await sql`INSERT INTO outbox VALUES ('nobody', 'pending', 0, ${now}, NULL, NULL, NULL, NULL, NULL)`.execute(
      db,
    );
  });
  await expect(refused).rejects.toMatchObject({
    name: 'StoreUnavailable',
    message: 'The lead could not be written.',
    cause: expect.objectContaining({ errcode: expect.any(Number) }),
  });
  expect(await createLeadStore(database).save({ form: 'contact', fields: {} })).toMatchObject({
    kind: 'saved',
  });
  expect(await database.db.selectFrom('outbox').select('lead_id').execute()).toHaveLength(1);
  await database.close();
});

test.each(['', '-wal', '-shm'])(
  'a file%s that is not in its place takes no message, and takes them again once it is back',
  async (ending) => {
    const directory = createDataDirectory();
    const database = await openServerSqlite(directory);
    const { save } = createLeadStore(database);
    const [file, elsewhere] = [leadFile(directory) + ending, join(directory, 'moved')];
    renameSync(file, elsewhere);
    const refusal = { name: 'StoreUnavailable', message: 'The lead file is not in its place.' };
    await expect(save({ form: 'contact', fields: {} })).rejects.toMatchObject(refusal);
    writeFileSync(file, '');
    await expect(save({ form: 'contact', fields: {} })).rejects.toMatchObject(refusal);
    renameSync(elsewhere, file);
    expect(await save({ form: 'contact', fields: {} })).toMatchObject({ kind: 'saved' });
    await database.close();
  },
);
