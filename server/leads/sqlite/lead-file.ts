import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartFailure } from '../../errors.ts';
import { lockStore } from './store-lock.ts';

// Before this release two connections could damage a file in WAL mode.
const oldestSafeSqlite = '3.51.3';
// Waiting here for another connection would block the whole process; the retries wait instead.
const serverTimeout = 0;
// Nobody is being served yet, and a command may briefly hold the file.
const openTimeout = 2_000;
// A command serves nobody in the meantime.
const commandTimeout = 5_000;

/** A usable lead file, whose tables may still be those of an older server. */
export interface LeadFile {
  readonly path: string;
  readonly database: DatabaseSync;
  /** How long a statement waits for another connection, once the tables are up to date. */
  readonly timeout: number;
  /** Makes sure that no other server works on the file; throws if one does. */
  checkLock(): void;
  close(): void;
}

/** The lead file of a data folder. */
export function leadFile(directory: string): string {
  return join(directory, 'leads.sqlite');
}

/** Locks the lead file for one server, creating it if missing; throws StartFailure. */
export function openForServer(directory: string): LeadFile {
  return enter(directory, (path) => {
    mkdirSync(directory, { recursive: true });
    const lock = lockStore(path);
    return {
      timeout: serverTimeout,
      mustWrite: true,
      checkLock: lock.renew,
      release: lock.release,
    };
  });
}

/** Enters the lead file for a command, while a server may be running; throws StartFailure. */
export function openForCommand(directory: string): LeadFile {
  return enter(directory, () => ({
    timeout: commandTimeout,
    mustWrite: false,
    checkLock: () => undefined,
    release: () => undefined,
  }));
}

/** Why a lead file cannot be opened, in one sentence. */
export function cannotOpen(path: string, fault: unknown): StartFailure {
  if (fault instanceof StartFailure) return fault;
  const reason = fault instanceof Error ? fault.message : 'unknown fault';
  return new StartFailure(`The lead store ${path} cannot be opened: ${reason}.`);
}

interface Access {
  readonly timeout: number;
  readonly mustWrite: boolean;
  checkLock(): void;
  release(): void;
}

function enter(directory: string, gainAccess: (path: string) => Access): LeadFile {
  const path = leadFile(directory);
  // Leads are personal: only this user may read files made from here on.
  process.umask(0o077);
  try {
    return enterWith(path, gainAccess(path));
  } catch (fault) {
    throw cannotOpen(path, fault);
  }
}

function enterWith(path: string, access: Access): LeadFile {
  const { timeout, mustWrite, checkLock, release } = access;
  let database: DatabaseSync | undefined;
  const close = () => {
    if (database?.isOpen) database.close();
    release();
  };
  try {
    database = new DatabaseSync(path, { timeout: openTimeout });
    prepareFile(path, database, mustWrite);
    return { path, database, timeout, checkLock, close };
  } catch (fault) {
    close();
    throw fault;
  }
}

function prepareFile(path: string, database: DatabaseSync, mustWrite: boolean): void {
  checkSqliteVersion(database);
  database.exec('PRAGMA journal_mode = WAL');
  // FULL syncs at every commit: the answer 201 means the lead is on disk.
  database.exec('PRAGMA synchronous = FULL');
  // Deleted data is overwritten, not just forgotten.
  database.exec('PRAGMA secure_delete = ON');
  if (mustWrite) checkWriting(database);
  chmodSync(path, 0o600);
}

/** A read-only file opens too, but a server on it would refuse every lead. */
function checkWriting(database: DatabaseSync): void {
  // The lock alone is granted even without write permission.
  database.exec('BEGIN IMMEDIATE; PRAGMA user_version = 0; ROLLBACK');
}

function checkSqliteVersion(database: DatabaseSync): void {
  const version = String(database.prepare('SELECT sqlite_version() AS version').get()?.version);
  if (version.localeCompare(oldestSafeSqlite, 'en', { numeric: true }) < 0) {
    throw new StartFailure(`SQLite ${version} is too old; use ${oldestSafeSqlite} or newer.`);
  }
}
