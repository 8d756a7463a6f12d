import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { CommandFailure } from '../errors.ts';

/**
 * Copies a lead file while its server runs, checks the copy, records in it how many messages the store held at least,
 * and only then gives it its name. Returns how many messages are in it.
 */
export async function backUp(file: string, target: string): Promise<number> {
  if (existsSync(target)) throw new CommandFailure(`${target} is there already.`);
  mkdirSync(dirname(target), { recursive: true });
  const unfinished = `${target}.unfinished`;
  rmSync(unfinished, { force: true });
  const source = new DatabaseSync(file, { readOnly: true, timeout: 5_000 });
  const held = countRows(source);
  try {
    // A plain copy of the file would miss what is still in the write-ahead log.
    await backup(source, unfinished);
  } finally {
    source.close();
  }
  const count = countLeads(unfinished);
  noteHeld(unfinished, held);
  syncFile(unfinished);
  renameSync(unfinished, target);
  return count;
}

/** Checks that a lead file is intact; returns how many messages are in it. */
export function countLeads(file: string): number {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const state = database.prepare('PRAGMA integrity_check').get()?.integrity_check;
    if (state !== 'ok') throw new CommandFailure(`${file} is damaged.`);
    return countRows(database);
  } finally {
    database.close();
  }
}

/** How many messages the store held when this copy of it was made. */
export function readHeld(file: string): number {
  const database = new DatabaseSync(file, { readOnly: true });
  const noted = Number(database.prepare('PRAGMA user_version').get()?.user_version);
  database.close();
  if (noted === 0) throw new CommandFailure(`${file} was not made by the backup command.`);
  return noted - 1;
}

/** Stored in the file itself, plus one, to tell a file without the number from one of an empty store. */
function noteHeld(file: string, held: number): void {
  const database = new DatabaseSync(file);
  database.exec(`PRAGMA user_version = ${held + 1}`);
  database.close();
}

function countRows(database: DatabaseSync): number {
  return Number(database.prepare('SELECT count(*) AS count FROM lead').get()?.count);
}

function syncFile(file: string): void {
  const descriptor = openSync(file, 'r+');
  fsyncSync(descriptor);
  closeSync(descriptor);
}
