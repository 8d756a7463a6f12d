import { chmodSync, mkdirSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely } from 'kysely';
import { StartFailure } from '../../errors.ts';
import type { LeadDatabase } from '../database/lead-database.ts';
import type { LeadTables } from '../database/lead-tables.ts';
import { migrate } from '../database/migrations.ts';
import { createNodeSqliteDialect } from './node-sqlite-dialect.ts';
import { lockStore } from './store-lock.ts';
import { createTransact } from './transact.ts';

// Before this release two connections could damage a file in WAL mode.
const oldestSafeSqlite = [3, 51, 3];
// Waiting for another connection would stop the whole process: it is the retries that wait.
const serverTimeout = 0;
// Nobody is served yet, and a command may be at work for a moment.
const openTimeout = 2_000;
// A command serves no one else meanwhile.
const commandTimeout = 5_000;

/** The lead file of a data folder. */
export function leadFile(directory: string): string {
  return join(directory, 'leads.sqlite');
}

/** The free bytes of the disk that a data folder is on. */
export function measureFreeDisk(directory: string): number {
  const { bavail, bsize } = statfsSync(directory);
  return bavail * bsize;
}

/** Opens the lead file for the one server it belongs to, making it where missing. */
export async function openServerSqlite(directory: string): Promise<LeadDatabase> {
  return open(directory, (file) => {
    mkdirSync(directory, { recursive: true });
    const lock = lockStore(file);
    return { timeout: serverTimeout, mustWrite: true, release: () => lock.release() };
  });
}

/** Opens the lead file for a command, while a server may be running. */
export async function openCommandSqlite(directory: string): Promise<LeadDatabase> {
  return open(directory, () => ({
    timeout: commandTimeout,
    mustWrite: false,
    release: () => undefined,
  }));
}

interface Access {
  readonly timeout: number;
  readonly mustWrite: boolean;
  release(): void;
}

/** Faults are one sentence. */
async function open(directory: string, enter: (file: string) => Access): Promise<LeadDatabase> {
  const file = leadFile(directory);
  // Leads are personal: only this user may read files made from here on.
  process.umask(0o077);
  try {
    return await openWith(file, enter(file));
  } catch (fault) {
    if (fault instanceof StartFailure) throw fault;
    const reason = fault instanceof Error ? fault.message : 'unknown fault';
    throw new StartFailure(`The lead store ${file} cannot be opened: ${reason}.`);
  }
}

async function openWith(file: string, access: Access): Promise<LeadDatabase> {
  let db: Kysely<LeadTables> | undefined;
  const close = async () => {
    await db?.destroy();
    access.release();
  };
  try {
    const database = new DatabaseSync(file, { timeout: openTimeout });
    db = new Kysely<LeadTables>({ dialect: createNodeSqliteDialect(database) });
    prepareFile(file, database, access);
    await migrate(db, 'sqlite');
    database.exec(`PRAGMA busy_timeout = ${access.timeout}`);
    return { db, engine: 'sqlite', transact: createTransact(file, db), close };
  } catch (fault) {
    await close();
    throw fault;
  }
}

function prepareFile(file: string, database: DatabaseSync, { mustWrite }: Access): void {
  checkSqliteVersion(database);
  database.exec('PRAGMA journal_mode = WAL');
  // FULL syncs at every commit: the answer 201 means the lead is on disk.
  database.exec('PRAGMA synchronous = FULL');
  // What is deleted is overwritten, not only forgotten.
  database.exec('PRAGMA secure_delete = ON');
  if (mustWrite) checkWriting(database);
  chmodSync(file, 0o600);
}

/** A file that can only be read opens all the same; a server over it would refuse every lead. */
function checkWriting(database: DatabaseSync): void {
  // The lock alone is given without the right to write.
  database.exec('BEGIN IMMEDIATE; PRAGMA user_version = 0; ROLLBACK');
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
