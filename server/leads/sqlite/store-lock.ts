import { closeSync, openSync, realpathSync, statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { StartFailure } from '../../errors.ts';

const busy = 5;

/** A file held for one server. */
export interface StoreLock {
  /** Takes the lock again if its file was removed; throws if another server holds it by now. */
  renew(): void;
  release(): void;
}

/**
 * Holds a file for one server. The lock is a small database of its own, so that commands may still
 * read the leads beside a running server; the system frees it however the process ends.
 */
export function lockStore(file: string): StoreLock {
  const path = `${realFile(file)}.lock`;
  let held = takeLock(path, file);
  return {
    renew() {
      const found = statSync(path, { throwIfNoEntry: false });
      if (found?.ino === held.ino && found.dev === held.dev) return;
      const next = takeLock(path, file);
      held.close();
      held = next;
    },
    release: () => held.close(),
  };
}

/** The file itself, created if missing: links to it in two folders lead to one lock. */
function realFile(file: string): string {
  try {
    closeSync(openSync(file, 'a', 0o600));
    return realpathSync(file);
  } catch {
    // SQLite says in its own words why it cannot be opened.
    return file;
  }
}

function takeLock(path: string, file: string) {
  const lock = new DatabaseSync(path);
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch (fault) {
    lock.close();
    if (!isBusy(fault)) throw fault;
    throw new StartFailure(
      `The lead store ${file} is in use by another server; give this one another DATA_DIR, or share DATABASE_URL.`,
    );
  }
  const { dev, ino } = statSync(path);
  return { dev, ino, close: () => lock.close() };
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
