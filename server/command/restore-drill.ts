import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLeadStore } from '../leads/lead-store.ts';
import { leadFile, openCommandSqlite, openServerSqlite } from '../leads/sqlite/open-sqlite.ts';
import { backUp, countLeads } from './backup.ts';

/** What a drill found. */
export interface DrillResult {
  /** How many of the messages kept now are in the backup, unchanged. */
  readonly restored: number;
  readonly kept: number;
}

/**
 * Restores a backup into a folder of its own, as one would after a loss: opens it as a server does,
 * stores a message in it, and compares it with what is kept now. Without a backup it makes one.
 */
export async function drillRestore(
  dataDirectory: string,
  backupFile: string | undefined,
): Promise<DrillResult> {
  const kept = await readLeads(dataDirectory);
  const scratch = mkdtempSync(join(tmpdir(), 'restore-drill-'));
  try {
    const copy = leadFile(scratch);
    if (backupFile === undefined) await backUp(leadFile(dataDirectory), copy);
    else copyFileSync(backupFile, copy);
    countLeads(copy);
    const restored = await readAsServer(scratch);
    const found = [...kept].filter(([id, fields]) => restored.get(id) === fields);
    return { restored: found.length, kept: kept.size };
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

async function readLeads(directory: string): Promise<ReadonlyMap<string, string>> {
  const { db, close } = await openCommandSqlite(directory);
  try {
    const rows = await db.selectFrom('lead').select(['id', 'fields']).execute();
    return new Map(rows.map(({ id, fields }) => [id, fields]));
  } finally {
    await close();
  }
}

async function readAsServer(directory: string): Promise<ReadonlyMap<string, string>> {
  const database = await openServerSqlite(directory);
  try {
    await createLeadStore(database).save({
      form: 'restore-drill',
      fields: { drill: 'a message after the restore' },
    });
  } finally {
    await database.close();
  }
  return readLeads(directory);
}
