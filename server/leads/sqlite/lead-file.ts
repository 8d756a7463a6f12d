import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartFailure } from '../../errors.ts';
import { isBusy } from './sqlite-faults.ts';

// Before this release two connections could damage a file in WAL mode.
const oldestSafeSqlite = '3.51.3';
// Waiting here for another connection would block the whole process; the retries wait instead.
const serverTimeout = 0;
// Nobody is being served yet, and a command may briefly hold the file. Two servers that start at once and wait for each
// other do not give up at the same moment.
const openTimeout = Math.round(1_000 * (1 + Math.random()));
// A command serves nobody in the meantime.
const commandTimeout = 5_000;

/** A usable lead file, whose tables may still be those of an older server. */
export interface LeadFile {
  readonly path: string;
  readonly database: DatabaseSync;
  /** How long a statement waits for another connection, once the tables are up to date. */
  readonly timeout: number;
}

/** The lead file of a data folder. */
export function leadFile(directory: string): string {
  return join(directory, 'leads.sqlite');
}

/** Opens the lead file for the one server that may have it, creating it if missing; throws StartFailure. */
export function openForServer(directory: string): LeadFile {
  return open(directory, serverTimeout, (path, database) => {
    try {
      claim(database);
    } catch (fault) {
      if (!isBusy(fault)) throw fault;
      throw new StartFailure(
        `The lead store ${path} is in use by another server, or held by another program; give this server another DATA_DIR, or share DATABASE_URL.`,
      );
    }
  });
}

/** Opens the lead file for a command, while a server may be running; throws StartFailure. */
export function openForCommand(directory: string): LeadFile {
  return open(directory, commandTimeout, () => undefined);
}

/** Why a lead file cannot be opened, in one sentence. */
export function cannotOpen(path: string, fault: unknown): StartFailure {
  if (fault instanceof StartFailure) return fault;
  const reason = fault instanceof Error ? fault.message : 'unknown fault';
  return new StartFailure(`The lead store ${path} cannot be opened: ${reason}.`);
}

function open(
  directory: string,
  timeout: number,
  prepare: (path: string, database: DatabaseSync) => void,
): LeadFile {
  const path = leadFile(directory);
  // Leads are personal: only this user may read files made from here on.
  process.umask(0o077);
  let database: DatabaseSync | undefined;
  try {
    if (timeout === serverTimeout) mkdirSync(directory, { recursive: true });
    database = new DatabaseSync(path, { timeout: openTimeout });
    checkSqliteVersion(database);
    database.exec('PRAGMA journal_mode = WAL');
    // FULL syncs at every commit: the answer 201 means the lead is on disk.
    database.exec('PRAGMA synchronous = FULL');
    // Deleted data is overwritten, not just forgotten.
    database.exec('PRAGMA secure_delete = ON');
    prepare(path, database);
    chmodSync(path, 0o600);
    return { path, database, timeout };
  } catch (fault) {
    database?.close();
    throw cannotOpen(path, fault);
  }
}

/**
 * Makes sure that nobody else has the file open, and that it can be written: a read-only one opens too, but a server on it
 * would refuse every lead. The kernel knows who has it open, whatever is removed beside it, and however a process ends:
 * each connection holds a shared lock on the file itself, and only one that is alone gets the exclusive lock. It is changed
 * for a shared one before the transaction ends, so that commands may read and write from then on.
 */
function claim(database: DatabaseSync): void {
  // A connection that begins with an exclusive lock could never give it back.
  database.exec('SELECT 1 FROM sqlite_schema');
  database.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN IMMEDIATE; PRAGMA user_version = 0');
  database.exec('PRAGMA locking_mode = NORMAL; ROLLBACK');
}

function checkSqliteVersion(database: DatabaseSync): void {
  const version = String(database.prepare('SELECT sqlite_version() AS version').get()?.version);
  if (version.localeCompare(oldestSafeSqlite, 'en', { numeric: true }) < 0) {
    throw new StartFailure(`SQLite ${version} is too old; use ${oldestSafeSqlite} or newer.`);
  }
}
