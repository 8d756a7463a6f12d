import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createLeadAdmin } from '../../command/lead-admin.ts';
import { createLeadStore } from '../../leads/lead-store.ts';
import type { Databases } from '../engines.ts';
import { leadRow, outboxRow } from '../lead-row.ts';

const hostile = [
  `'); DROP TABLE lead; --`,
  `' OR '1'='1`,
  `"; DELETE FROM outbox; --`,
  `$1 ? :id @id %s \\'`,
  `{"$ne":null}`,
];

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
    const id = expect.stringMatching(/^[\da-f-]{36}$/);
    const created_at = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    const fields = JSON.stringify({ text: 'é日\u0001' });
    const kept = { id, created_at, fields, idempotency_key: 'one', suspicion: 3 };
    expect(row).toEqual(leadRow({}, kept));
    const mails = await database().db.selectFrom('outbox').selectAll().execute();
    const owed = { lead_id: row?.id ?? '', attempts: 0, due_at: row?.created_at ?? '' };
    expect(mails).toEqual([outboxRow(owed)]);
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
    expect(outcomes.map(({ status }) => status[0]).join('')).toBe('frfrf');
    const found = await database().db.selectFrom('lead').select('idempotency_key').execute();
    expect(found.map((row) => row.idempotency_key).sort()).toEqual(['first', 'second', 'third']);
  });

  test('words that look like SQL are kept as words, and find nothing', async () => {
    const store = createLeadStore(database());
    for (const words of hostile) {
      const lead = { form: 'contact', fields: { text: words }, key: words };
      expect((await store.save(lead)).kind).toBe('saved');
      expect((await store.findRepeat(lead))?.kind).toBe('saved');
    }
    const admin = createLeadAdmin(database());
    const leads = await admin.list(true);
    expect(leads.map(({ fields }) => JSON.parse(fields).text)).toEqual(hostile);
    for (const number of [...hostile, '%', '____', "aaaa' OR 1=1 --"])
      await expect(admin.find(number)).rejects.toThrow(/at least 4/);
  });
}
