import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LeadRow } from '../leads/database/lead-tables.ts';
import { createLeadStore } from '../leads/lead-store.ts';
import { leadFile } from '../leads/sqlite/lead-file.ts';
import { openCommandSqlite, openServerSqlite } from '../leads/sqlite/open-sqlite.ts';
import { countLeads, readHeld } from './backup.ts';

/** The result of a drill, in numbers of messages. */
export interface DrillResult {
  /** In the backup, and unchanged unless deleted since. */
  readonly restored: number;
  /** In the store when the backup was made, at least. */
  readonly held: number;
  /** In the store now, and not in the backup. */
  readonly later: number;
}

/**
 * Restores a backup into a folder of its own, as one would after a loss: opens it as a server does,
 * stores a message in it, and compares it with what the store held then and holds now.
 */
export async function drillRestore(
  dataDirectory: string,
  backupFile: string,
): Promise<DrillResult> {
  const kept = await readLeads(dataDirectory);
  const scratch = mkdtempSync(join(tmpdir(), 'restore-drill-'));
  try {
    const copy = leadFile(scratch);
    copyFileSync(backupFile, copy);
    countLeads(copy);
    const held = readHeld(copy);
    const inside = await readAsServer(scratch);
    const same = [...inside].filter(([id, fields]) => (kept.get(id) ?? fields) === fields);
    const later = [...kept.keys()].filter((id) => !inside.has(id));
    return { restored: same.length, held, later: later.length };
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

async function readLeads(directory: string): Promise<ReadonlyMap<string, string>> {
  const { db, close } = await openCommandSqlite(directory);
  try {
    const rows = await db.selectFrom('lead').select(['id', 'fields']).execute();
    return toMap(rows);
  } finally {
    await close();
  }
}

async function readAsServer(directory: string): Promise<ReadonlyMap<string, string>> {
  const database = await openServerSqlite(directory);
  try {
    const saved = await createLeadStore(database).save({
      form: 'restore-drill',
      fields: { drill: 'a message after the restore' },
    });
    const added = saved.kind === 'saved' ? saved.id : '';
    const rows = await database.db.selectFrom('lead').select(['id', 'fields']).execute();
    return toMap(rows.filter(({ id }) => id !== added));
  } finally {
    await database.close();
  }
}

function toMap(rows: readonly Pick<LeadRow, 'id' | 'fields'>[]): ReadonlyMap<string, string> {
  return new Map(rows.map(({ id, fields }) => [id, fields]));
}
