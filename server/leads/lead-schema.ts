import type { DatabaseSync } from 'node:sqlite';
import { StartFailure } from '../start-failure.ts';

// Each entry takes the file from the version of its index to the next. Entries are never changed.
const migrations = [
  // The fields are JSON, for which fields there are is the dealer's choice, not the server's.
  `CREATE TABLE lead (
    id TEXT PRIMARY KEY,
    created_at TEXT NOT NULL,
    fields TEXT NOT NULL CHECK (json_valid(fields)),
    idempotency_key TEXT UNIQUE
  ) STRICT`,
];

/** Brings the file to the newest version; refuses one that a newer server made. */
export function migrate(database: DatabaseSync): void {
  database.exec('BEGIN IMMEDIATE');
  try {
    applyMigrations(database);
    database.exec('COMMIT');
  } catch (fault) {
    if (database.isTransaction) database.exec('ROLLBACK');
    throw fault;
  }
}

function applyMigrations(database: DatabaseSync): void {
  const version = Number(database.prepare('PRAGMA user_version').get()?.user_version);
  if (version > migrations.length) {
    throw new StartFailure('The lead store was made by a newer version of this server.');
  }
  for (const migration of migrations.slice(version)) database.exec(migration);
  database.exec(`PRAGMA user_version = ${migrations.length}`);
}
