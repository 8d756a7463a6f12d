import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely } from 'kysely';
import { StartFailure } from '../../start-failure.ts';
import type { LeadDatabase } from '../lead-database.ts';
import type { LeadTables } from '../lead-tables.ts';
import { migrate } from '../migrations.ts';
import { createGroupTransact } from './group-transact.ts';
import { createNodeSqliteDialect } from './node-sqlite-dialect.ts';
import { lockStore } from './store-lock.ts';

// Before this release two connections could damage a file in WAL mode.
const oldestSafeSqlite = [3, 51, 3];
// The wait for another connection stops the whole process, so it is the retries that wait.
const serverTimeout = 5;
// A command has nobody else to serve.
const commandTimeout = 5_000;

/** The lead file of a data folder. */
export function leadFile(directory: string): string {
  return join(directory, 'leads.sqlite');
}

/** Opens the lead file for the one server it belongs to, making it where missing. */
export async function openServerSqlite(directory: string): Promise<LeadDatabase> {
  return open(directory, (file) => {
    mkdirSync(directory, { recursive: true });
    const lock = lockStore(file);
    return { timeout: serverTimeout, release: () => lock.release() };
  });
}

/** Opens the lead file beside a running server, for a command. */
export async function openCommandSqlite(directory: string): Promise<LeadDatabase> {
  return open(directory, () => ({ timeout: commandTimeout, release: () => undefined }));
}

interface Access {
  readonly timeout: number;
  release(): void;
}

/** Faults are one sentence. */
async function open(directory: string, enter: (file: string) => Access): Promise<LeadDatabase> {
  const file = leadFile(directory);
  // Leads are personal: whatever is made here, also later, is for this user alone.
  process.umask(0o077);
  try {
    return await openWith(file, enter(file));
  } catch (fault) {
    if (fault instanceof StartFailure) throw fault;
    const reason = fault instanceof Error ? fault.message : 'unknown fault';
    throw new StartFailure(`The lead store ${file} cannot be opened: ${reason}.`);
  }
}

async function openWith(file: string, { timeout, release }: Access): Promise<LeadDatabase> {
  let db: Kysely<LeadTables> | undefined;
  const close = async () => {
    await db?.destroy();
    release();
  };
  try {
    const database = new DatabaseSync(file, { timeout });
    db = new Kysely<LeadTables>({ dialect: createNodeSqliteDialect(database) });
    prepareFile(file, database);
    await migrate(db, 'sqlite');
    return { db, engine: 'sqlite', transact: createGroupTransact(db), close };
  } catch (fault) {
    await close();
    throw fault;
  }
}

function prepareFile(file: string, database: DatabaseSync): void {
  checkSqliteVersion(database);
  database.exec('PRAGMA journal_mode = WAL');
  // FULL syncs at every commit: the answer 201 means the lead is on disk.
  database.exec('PRAGMA synchronous = FULL');
  chmodSync(file, 0o600);
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
