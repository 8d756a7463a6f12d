import { DatabaseSync } from 'node:sqlite';
import { StartFailure } from '../../errors.ts';

const busy = 5;

/**
 * Holds a file for one server. The lock is a small database of its own, so that commands may still
 * read the leads beside a running server; the system frees it however the process ends.
 */
export function lockStore(file: string): { release(): void } {
  const lock = new DatabaseSync(`${file}.lock`);
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch (fault) {
    lock.close();
    if (!isBusy(fault)) throw fault;
    throw new StartFailure(
      `The lead store ${file} is in use by another server; give this one another DATA_DIR, or share DATABASE_URL.`,
    );
  }
  return { release: () => lock.close() };
}

/** Whether a fault of SQLite says that another connection holds the lock. */
export function isBusy(fault: unknown): boolean {
  // The low byte is the kind; the rest distinguishes its variants.
  return sqliteCode(fault) === busy;
}

/** The primary result code of a fault of SQLite. */
export function sqliteCode(fault: unknown): number | undefined {
  if (!(fault instanceof Error) || !('errcode' in fault)) return undefined;
  return Number(fault.errcode) & 0xff;
}
