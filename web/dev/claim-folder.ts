import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { isBusy } from '../../server/leads/sqlite/sqlite-faults.ts';

/** Vite loads this code anew whenever it restarts itself, so the claim is kept with the process. */
const claimed = 'DEVELOPMENT_CLAIM';

/**
 * Claims a project for this development server until its process ends, however it ends; false if another one has it.
 * Two would write the same files and fight over the store of messages.
 */
export function claimFolder(project: string): boolean {
  if (process.env[claimed] === project) return true;
  const folder = join(project, '.cache/development');
  mkdirSync(folder, { recursive: true });
  // The lock is a small database: the system frees it however the process ends.
  const lock = new DatabaseSync(join(folder, 'server.lock'));
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if (isBusy(error)) return false;
    throw error;
  }
  process.once('exit', () => lock.close());
  process.env[claimed] = project;
  return true;
}
