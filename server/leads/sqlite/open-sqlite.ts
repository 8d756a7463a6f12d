import { statfsSync } from 'node:fs';
import { Kysely } from 'kysely';
import type { LeadDatabase } from '../database/lead-database.ts';
import type { LeadTables } from '../database/lead-tables.ts';
import { migrate } from '../database/migrations.ts';
import { cannotOpen, type LeadFile, openForCommand, openForServer } from './lead-file.ts';
import { createNodeSqliteDialect } from './node-sqlite-dialect.ts';
import { createTransact } from './transact.ts';

/** The free bytes of the disk that a data folder is on. */
export function measureFreeDisk(directory: string): number {
  const { bavail, bsize } = statfsSync(directory);
  return bavail * bsize;
}

/** Opens the lead file for one server, creating it if missing; throws StartFailure. */
export async function openServerSqlite(directory: string): Promise<LeadDatabase> {
  return openLeadFile(openForServer(directory));
}

/** Opens the lead file for a command, while a server may be running; throws StartFailure. */
export async function openCommandSqlite(directory: string): Promise<LeadDatabase> {
  return openLeadFile(openForCommand(directory));
}

/** Migrates the tables of a lead file and opens it for queries; throws StartFailure. */
async function openLeadFile(file: LeadFile): Promise<LeadDatabase> {
  const { path, database, timeout } = file;
  const db = new Kysely<LeadTables>({ dialect: createNodeSqliteDialect(database) });
  const close = async () => {
    // The database is closed with it.
    await db.destroy();
    if (database.isOpen) database.close();
  };
  try {
    await migrate(db, 'sqlite');
    database.exec(`PRAGMA busy_timeout = ${timeout}`);
    return { db, engine: 'sqlite', transact: createTransact(file, db), close };
  } catch (fault) {
    await close();
    throw cannotOpen(path, fault);
  }
}
