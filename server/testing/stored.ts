import { DatabaseSync } from 'node:sqlite';
import { leadFile } from '../leads/sqlite/lead-file.ts';
import { eventually } from './eventually.ts';

/** The messages of a data folder in the order they came, and the state of each mail with the fault of its latest try. */
export function readStored(dataDirectory: string) {
  const database = new DatabaseSync(leadFile(dataDirectory), { readOnly: true, timeout: 60_000 });
  const mails = 'SELECT id, state, last_fault FROM lead JOIN outbox ON id = lead_id';
  const rows = database.prepare(`${mails} ORDER BY created_at`).all();
  database.close();
  return {
    ids: rows.map(({ id }) => String(id)),
    outbox: rows.map(({ state, last_fault }) =>
      last_fault ? `${state} after ${last_fault}` : `${state}`,
    ),
  };
}

/** Takes a store as another writer does. Waiting inside SQLite would block a server in this process, so it retries. */
async function takeStore(dataDirectory: string): Promise<DatabaseSync> {
  const database = new DatabaseSync(leadFile(dataDirectory), { timeout: 0 });
  await eventually(() => database.exec('BEGIN IMMEDIATE'));
  return database;
}

/** Holds a store until released. */
export async function holdStore(dataDirectory: string): Promise<() => void> {
  const database = await takeStore(dataDirectory);
  return () => database.close();
}

/** Changes a store, beside a running server too. */
export async function changeStore(dataDirectory: string, statement: string): Promise<void> {
  const database = await takeStore(dataDirectory);
  database.exec(statement);
  database.exec('COMMIT');
  database.close();
}

/** Makes all mails due now. */
export function makeMailsDue(dataDirectory: string): Promise<void> {
  const due = "UPDATE outbox SET due_at = '2000-01-01T00:00:00.000Z' WHERE state = 'pending'";
  return changeStore(dataDirectory, due);
}
