import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { leadFile } from '../leads/sqlite/lead-file.ts';
import { eventually } from './eventually.ts';
import { queryPostgres } from './postgres.ts';

/** What a lead store holds, in the order it came. */
export interface Stored {
  readonly ids: readonly string[];
  readonly leads: readonly unknown[];
  /** The state of each mail, and the fault of its latest try. */
  readonly outbox: readonly string[];
}

type Rows = readonly Readonly<Record<string, unknown>>[];

const leadRows = 'SELECT id, fields FROM lead ORDER BY created_at';
const outboxRows = `
  SELECT state, last_fault FROM outbox LEFT JOIN lead ON lead.id = lead_id ORDER BY created_at`;

/** Reads the file of a data folder beside its server; a folder without one holds nothing. */
export function readStored(dataDirectory: string): Stored {
  const file = leadFile(dataDirectory);
  if (!existsSync(file)) return describe([], []);
  const database = new DatabaseSync(file, { readOnly: true, timeout: 60_000 });
  const stored = describe(database.prepare(leadRows).all(), database.prepare(outboxRows).all());
  database.close();
  return stored;
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
export async function changeStore(dataDirectory: string, change: (database: DatabaseSync) => void) {
  const database = await takeStore(dataDirectory);
  try {
    change(database);
    database.exec('COMMIT');
  } finally {
    database.close();
  }
}

/** Makes all mails due now. */
export function makeMailsDue(dataDirectory: string): Promise<void> {
  const due = "UPDATE outbox SET due_at = '2000-01-01T00:00:00.000Z' WHERE state = 'pending'";
  return changeStore(dataDirectory, (database) => database.exec(due));
}

/** Reads the same from PostgreSQL. */
export async function readStoredPostgres(url: string): Promise<Stored> {
  return describe(await queryPostgres(url, leadRows), await queryPostgres(url, outboxRows));
}

function describe(leads: Rows, mails: Rows): Stored {
  return {
    ids: leads.map(({ id }) => String(id)),
    leads: leads.map(({ fields }) => JSON.parse(String(fields))),
    outbox: mails.map(
      (mail) => `${mail.state}${mail.last_fault ? ` after ${mail.last_fault}` : ''}`,
    ),
  };
}
