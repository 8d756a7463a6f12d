import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { CommandFailure } from '../errors.ts';

/**
 * Copies a lead file while its server runs, checks the copy, and only then gives it its name.
 * Returns how many messages are in it.
 */
export async function backUp(file: string, target: string): Promise<number> {
  if (existsSync(target)) throw new CommandFailure(`${target} is there already.`);
  mkdirSync(dirname(target), { recursive: true });
  const unfinished = `${target}.unfinished`;
  rmSync(unfinished, { force: true });
  const source = new DatabaseSync(file, { readOnly: true, timeout: 5_000 });
  try {
    // A plain copy of the file would miss what is still in the write-ahead log.
    await backup(source, unfinished);
  } finally {
    source.close();
  }
  const count = countLeads(unfinished);
  syncFile(unfinished);
  renameSync(unfinished, target);
  return count;
}

/** Checks that a lead file is whole; returns how many messages are in it. */
export function countLeads(file: string): number {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const state = database.prepare('PRAGMA integrity_check').get()?.integrity_check;
    if (state !== 'ok') throw new CommandFailure(`${file} is damaged.`);
    return Number(database.prepare('SELECT count(*) AS count FROM lead').get()?.count);
  } finally {
    database.close();
  }
}

function syncFile(file: string): void {
  const descriptor = openSync(file, 'r+');
  fsyncSync(descriptor);
  closeSync(descriptor);
}
