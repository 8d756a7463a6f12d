import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { migrate } from '../../leads/database/migrations.ts';
import { createLeadStore } from '../../leads/lead-store.ts';
import type { Databases } from '../engines.ts';

/** A lead is kept with its mail and its key, or not at all. */
export function leadStoreContract({ first: database }: Databases): void {
  const rowsOf = (key: string) =>
    database().db.selectFrom('lead').selectAll().where('idempotency_key', '=', key).execute();

  test('a lead, its mail and its key come together', async () => {
    const store = createLeadStore(database());
    const saved = await store.save({
      form: 'contact',
      fields: { text: 'é日\u0001' },
      key: 'one',
      suspicion: 3,
    });
    const [row] = await rowsOf('one');
    expect(saved).toEqual({ kind: 'saved', id: row?.id });
    expect(row).toEqual({
      id: expect.stringMatching(/^[\da-f-]{36}$/),
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      form: 'contact',
      fields: JSON.stringify({ text: 'é日\u0001' }),
      answers: null,
      idempotency_key: 'one',
      suspicion: 3,
      done_at: null,
    });
    const mails = await database().db.selectFrom('outbox').selectAll().execute();
    expect(mails).toEqual([
      {
        lead_id: row?.id,
        state: 'pending',
        attempts: 0,
        due_at: row?.created_at,
        claim: null,
        first_tried_at: null,
        sent_at: null,
        last_fault: null,
        owed_to: null,
      },
    ]);
  });

  test('twenty saves at once with one key make one lead', async () => {
    const store = createLeadStore(database());
    const lead = { form: 'contact', fields: { text: 'twin' }, key: 'twin' };
    const saves = await Promise.all(Array.from({ length: 20 }, () => store.save(lead)));
    const rows = await rowsOf('twin');
    expect(rows).toHaveLength(1);
    expect(new Set(saves.map((saved) => JSON.stringify(saved)))).toEqual(
      new Set([JSON.stringify({ kind: 'saved', id: rows[0]?.id })]),
    );
  });

  test('a key for another message is a conflict', async () => {
    const store = createLeadStore(database());
    await store.save({ form: 'contact', fields: { text: 'a' }, key: 'used' });
    const other = { form: 'contact', fields: { text: 'b' }, key: 'used' };
    expect(await store.save(other)).toEqual({ kind: 'conflict' });
    expect(await store.findRepeat(other)).toEqual({ kind: 'conflict' });
    const ofOtherForm = { form: 'visit', fields: { text: 'a' }, key: 'used' };
    expect(await store.findRepeat(ofOtherForm)).toEqual({ kind: 'conflict' });
    expect(await store.findRepeat({ form: 'contact', fields: {}, key: 'unused' })).toBeUndefined();
    expect(await rowsOf('used')).toHaveLength(1);
  });

  test('leads without a key are all kept', async () => {
    const store = createLeadStore(database());
    const before = await database().db.selectFrom('lead').select('id').execute();
    await Promise.all(
      Array.from({ length: 20 }, () => store.save({ form: 'contact', fields: { text: 'same' } })),
    );
    const after = await database().db.selectFrom('lead').select('id').execute();
    expect(after.length - before.length).toBe(20);
  });

  test('a lead never stands without its mail', async () => {
    const { db } = database();
    await db.schema.alterTable('outbox').renameTo('hidden').execute();
    const failing = createLeadStore(database()).save({ form: 'contact', fields: {}, key: 'alone' });
    await expect(failing).rejects.not.toThrow(/undefined/);
    await db.schema.alterTable('hidden').renameTo('outbox').execute();
    expect(await rowsOf('alone')).toEqual([]);
  });

  test('work that fails undoes itself and nothing beside it', async () => {
    const store = createLeadStore(database());
    const save = (name: string) => store.save({ form: 'contact', fields: {}, key: name });
    const wrong = database().transact((db) => sql`select nothing from nowhere`.execute(db));
    const broken = database().transact((db) =>
      sql`insert into lead (id) values (null)`.execute(db),
    );
    const work = [save('first'), wrong, save('second'), broken, save('third')];
    const outcomes = await Promise.allSettled(work);
    expect(outcomes.map(({ status }) => status === 'fulfilled')).toEqual([
      true,
      false,
      true,
      false,
      true,
    ]);
    const found = await database().db.selectFrom('lead').select('idempotency_key').execute();
    expect(found.map((row) => row.idempotency_key).sort()).toEqual(['first', 'second', 'third']);
  });

  test('opening again changes nothing', async () => {
    await createLeadStore(database()).save({ form: 'contact', fields: {}, key: 'one' });
    await migrate(database().db, database().engine);
    expect(await rowsOf('one')).toHaveLength(1);
  });
}
