import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartFailure } from '../start-failure.ts';
import { migrate } from './lead-schema.ts';
import { lockStore } from './store-lock.ts';

/** How long a statement may wait for another connection: the wait stops the whole process. */
const busyTimeout = 200;
// Before this release two connections could damage a file in WAL mode.
const oldestSafeSqlite = [3, 51, 3];

/** An open lead file that belongs to this process alone. */
export interface LeadDatabase {
  readonly database: DatabaseSync;
  close(): void;
}

/** Opens the lead file of a folder, making both where missing. Faults are one sentence. */
export function openLeadDatabase(directory: string): LeadDatabase {
  const file = join(directory, 'leads.sqlite');
  // Leads are personal: whatever is made here is for this user alone.
  const mask = process.umask(0o077);
  try {
    mkdirSync(directory, { recursive: true });
    return openLocked(file);
  } catch (fault) {
    if (fault instanceof StartFailure) throw fault;
    const reason = fault instanceof Error ? fault.message : 'unknown fault';
    throw new StartFailure(`The lead store ${file} cannot be opened: ${reason}.`);
  } finally {
    process.umask(mask);
  }
}

function openLocked(file: string): LeadDatabase {
  const lock = lockStore(file);
  try {
    const database = openFile(file);
    const close = () => {
      database.close();
      lock.release();
    };
    return { database, close };
  } catch (fault) {
    lock.release();
    throw fault;
  }
}

function openFile(file: string): DatabaseSync {
  const database = new DatabaseSync(file, { timeout: busyTimeout });
  try {
    checkSqliteVersion(database);
    database.exec('PRAGMA journal_mode = WAL');
    // FULL syncs at every commit: the answer 201 means the lead is on disk.
    database.exec('PRAGMA synchronous = FULL');
    migrate(database);
    chmodSync(file, 0o600);
    return database;
  } catch (fault) {
    database.close();
    throw fault;
  }
}

function checkSqliteVersion(database: DatabaseSync): void {
  const version = String(database.prepare('SELECT sqlite_version() AS version').get()?.version);
  const parts = version.split('.').map(Number);
  const difference = oldestSafeSqlite
    .map((oldest, index) => (parts[index] ?? 0) - oldest)
    .find((each) => each !== 0);
  if ((difference ?? 0) < 0) {
    throw new StartFailure(
      `SQLite ${version} is too old; use ${oldestSafeSqlite.join('.')} or newer.`,
    );
  }
}
