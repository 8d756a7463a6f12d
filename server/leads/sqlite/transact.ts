import { realpathSync, statSync } from 'node:fs';
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { type LeadDatabase, StoreUnavailable } from '../database/lead-database.ts';
import type { LeadTables } from '../database/lead-tables.ts';
import type { LeadFile } from './lead-file.ts';
import { isBusy, sqliteCode } from './sqlite-faults.ts';

// Pauses between tries, in milliseconds. Waiting here, not inside SQLite, leaves the process free.
const pauses = [100, 300, 600];

/** Transactions on one file, each synced by its own commit. */
export function createTransact(
  { path }: Pick<LeadFile, 'path'>,
  db: Kysely<LeadTables>,
): LeadDatabase['transact'] {
  const checkFile = createSameFileCheck(path);
  return async (work) => {
    let isWorkDone = false;
    const attempt = () =>
      db.transaction().execute(async (transaction) => {
        checkFile();
        const result = await work(transaction);
        isWorkDone = true;
        // A sync blocks the whole process: let others have their turn between two of them.
        await nextTurn();
        return result;
      });
    try {
      return await withRetries(attempt);
    } catch (fault) {
      if (!isWorkDone && !isOfTheFile(fault)) throw fault;
      throw new StoreUnavailable('The lead could not be written.', { cause: fault });
    }
  };
}

async function withRetries<Result>(attempt: () => Promise<Result>): Promise<Result> {
  for (const pause of pauses) {
    try {
      return await attempt();
    } catch (fault) {
      if (!isBusy(fault)) throw fault;
      await wait(pause);
    }
  }
  return attempt();
}

// A wrong query (1) and a violated constraint (19) are faults of the work, unless the commit reports them.
function isOfTheFile(fault: unknown): boolean {
  const code = sqliteCode(fault);
  return code !== undefined && code !== 1 && code !== 19;
}

/**
 * Refuses once a path of the store leads to a different file, or to none. A file that was moved, removed or replaced under a
 * running server would go on taking leads where nobody would find them again; so would the two beside it.
 */
function createSameFileCheck(file: string): () => void {
  const store = realpathSync(file);
  const before = [file, `${store}-wal`, `${store}-shm`].map((path) => ({
    path,
    ...statSync(path),
  }));
  return () => {
    for (const { path, dev, ino } of before) {
      const found = statSync(path, { throwIfNoEntry: false });
      if (found?.dev === dev && found.ino === ino) continue;
      throw new StoreUnavailable('The lead file is not in its place.');
    }
  };
}
