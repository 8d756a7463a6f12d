import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartFailure } from '../../errors.ts';
import { lockStore } from './store-lock.ts';

// Before this release two connections could damage a file in WAL mode.
const oldestSafeSqlite = '3.51.3';
// Waiting for another connection would stop the whole process: it is the retries that wait.
const serverTimeout = 0;
// Nobody is served yet, and a command may be at work for a moment.
const openTimeout = 2_000;
// A command serves no one else meanwhile.
const commandTimeout = 5_000;

/** A lead file that can be worked with, whose tables may still be those of an older server. */
export interface LeadFile {
  readonly path: string;
  readonly database: DatabaseSync;
  /** How long a statement waits for another connection, once the tables are up to date. */
  readonly timeout: number;
  close(): void;
}

/** The lead file of a data folder. */
export function leadFile(directory: string): string {
  return join(directory, 'leads.sqlite');
}

/** Takes the lead file for the one server it belongs to, making it where missing; throws StartFailure. */
export function takeLeadFile(directory: string): LeadFile {
  return enter(directory, (path) => {
    mkdirSync(directory, { recursive: true });
    const lock = lockStore(path);
    return { timeout: serverTimeout, mustWrite: true, release: () => lock.release() };
  });
}

/** Enters the lead file for a command, while a server may be running; throws StartFailure. */
export function enterLeadFile(directory: string): LeadFile {
  return enter(directory, () => ({
    timeout: commandTimeout,
    mustWrite: false,
    release: () => undefined,
  }));
}

/** What stands in the way of a lead file, in one sentence. */
export function cannotOpen(path: string, fault: unknown): StartFailure {
  if (fault instanceof StartFailure) return fault;
  const reason = fault instanceof Error ? fault.message : 'unknown fault';
  return new StartFailure(`The lead store ${path} cannot be opened: ${reason}.`);
}

interface Access {
  readonly timeout: number;
  readonly mustWrite: boolean;
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

function enterWith(path: string, { timeout, mustWrite, release }: Access): LeadFile {
  let database: DatabaseSync | undefined;
  const close = () => {
    if (database?.isOpen) database.close();
    release();
  };
  try {
    database = new DatabaseSync(path, { timeout: openTimeout });
    prepareFile(path, database, mustWrite);
    return { path, database, timeout, close };
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
  // What is deleted is overwritten, not only forgotten.
  database.exec('PRAGMA secure_delete = ON');
  if (mustWrite) checkWriting(database);
  chmodSync(path, 0o600);
}

/** A file that can only be read opens all the same; a server over it would refuse every lead. */
function checkWriting(database: DatabaseSync): void {
  // The lock alone is given without the right to write.
  database.exec('BEGIN IMMEDIATE; PRAGMA user_version = 0; ROLLBACK');
}

function checkSqliteVersion(database: DatabaseSync): void {
  const version = String(database.prepare('SELECT sqlite_version() AS version').get()?.version);
  if (version.localeCompare(oldestSafeSqlite, 'en', { numeric: true }) < 0) {
    throw new StartFailure(`SQLite ${version} is too old; use ${oldestSafeSqlite} or newer.`);
  }
}
