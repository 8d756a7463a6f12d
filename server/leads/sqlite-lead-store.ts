import { randomUUID } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import type { LeadStore, NewLead, SavedLead } from './lead-store.ts';
import type { LeadDatabase } from './open-database.ts';
import { isBusy, sqliteCode } from './store-lock.ts';
import { StoreUnavailable } from './store-unavailable.ts';

const attempts = 4;
const pauseBetween = 100;

/** Keeps leads in an open file. */
export function createSqliteLeadStore({ database, close }: LeadDatabase): LeadStore {
  const insertLead = createInsert(database);
  return { save: (lead) => saveWithRetry(insertLead, lead), close };
}

type InsertLead = (lead: NewLead) => SavedLead;

async function saveWithRetry(insertLead: InsertLead, lead: NewLead): Promise<SavedLead> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return insertLead(lead);
    } catch (fault) {
      if (sqliteCode(fault) === undefined) throw fault;
      if (!isBusy(fault) || attempt === attempts) {
        throw new StoreUnavailable('The lead could not be written.', { cause: fault });
      }
    }
    // Waiting here and not inside SQLite leaves the process free to answer others.
    await wait(pauseBetween);
  }
}

function createInsert(database: DatabaseSync): InsertLead {
  const findByKey = database.prepare('SELECT id, fields FROM lead WHERE idempotency_key = ?');
  const insert = database.prepare(
    'INSERT INTO lead (id, created_at, fields, idempotency_key) VALUES (?, ?, ?, ?)',
  );
  return ({ fields, key }) =>
    inTransaction(database, () => {
      const text = JSON.stringify(fields);
      const earlier = key === undefined ? undefined : findByKey.get(key);
      if (earlier) {
        return earlier.fields === text
          ? { kind: 'saved', id: String(earlier.id) }
          : { kind: 'conflict' };
      }
      const id = randomUUID();
      insert.run(id, new Date().toISOString(), text, key ?? null);
      return { kind: 'saved', id };
    });
}

function inTransaction<Result>(database: DatabaseSync, work: () => Result): Result {
  // IMMEDIATE takes the write lock first; a read that turns into a write would fail at once.
  database.exec('BEGIN IMMEDIATE');
  try {
    const result = work();
    database.exec('COMMIT');
    return result;
  } catch (fault) {
    if (database.isTransaction) database.exec('ROLLBACK');
    throw fault;
  }
}
