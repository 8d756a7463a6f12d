import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { StartFailure } from '../../server/errors.ts';
import { lockStore } from '../../server/leads/sqlite/store-lock.ts';

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
  try {
    const lock = lockStore(join(folder, 'server'));
    process.once('exit', () => lock.release());
  } catch (error) {
    if (error instanceof StartFailure) return false;
    throw error;
  }
  process.env[claimed] = project;
  return true;
}
