import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { LeadDatabase } from '../database/lead-database.ts';
import { StoreUnavailable } from '../database/lead-database.ts';
import type { LeadTables } from '../database/lead-tables.ts';
import { isBusy, sqliteCode } from './store-lock.ts';

// Between the tries, in milliseconds. Waiting here and not inside SQLite leaves the process free.
const pauses = [100, 300, 600];
const largestGroup = 64;

type Work<Result> = (transaction: Transaction<LeadTables>) => Promise<Result>;

/** Work that waits for its turn; `run` returns what to do with its outcome once that is on disk. */
interface Job {
  run(transaction: Transaction<LeadTables>): Promise<() => void>;
  reject(fault: unknown): void;
}

/**
 * Transactions on one file, committed together: whatever was asked for while the disk was busy is
 * written with the next sync. Each is told only after that sync, and fails or holds by itself.
 */
export function createGroupTransact(db: Kysely<LeadTables>): LeadDatabase['transact'] {
  const waiting: Job[] = [];
  let isRunning = false;

  async function runAll(): Promise<void> {
    isRunning = true;
    while (waiting.length > 0) {
      // A sync holds up the whole process: whatever came in meanwhile is read first, and joins.
      await nextTurn();
      await nextTurn();
      await commitGroup(db, waiting.splice(0, largestGroup), waiting);
    }
    isRunning = false;
  }

  return (work) => {
    const { promise, job } = createJob(work);
    waiting.push(job);
    if (!isRunning) void runAll();
    return promise;
  };
}

function createJob<Result>(work: Work<Result>): { promise: Promise<Result>; job: Job } {
  const { promise, resolve, reject } = Promise.withResolvers<Result>();
  const run = async (transaction: Transaction<LeadTables>) => {
    const result = await work(transaction);
    return () => resolve(result);
  };
  return { promise, job: { run, reject } };
}

/** Commits a group; whatever comes while another writer holds the file joins it. */
async function commitGroup(db: Kysely<LeadTables>, group: Job[], waiting: Job[]): Promise<void> {
  try {
    const settle = await withRetries(
      () => commitOnce(db, group),
      () => group.push(...waiting.splice(0)),
    );
    for (const each of settle) each();
  } catch (fault) {
    // One of them may be too large for the disk; the others need not suffer for it.
    if (group.length > 1 && !isBusy(fault)) {
      for (const job of group) await commitGroup(db, [job], []);
    } else {
      const reason = new StoreUnavailable('The lead could not be written.', { cause: fault });
      for (const job of group) job.reject(reason);
    }
  }
}

function commitOnce(db: Kysely<LeadTables>, group: readonly Job[]): Promise<(() => void)[]> {
  return db.transaction().execute(async (transaction) => {
    const settle: (() => void)[] = [];
    for (const job of group) settle.push(await runInSavepoint(transaction, job));
    return settle;
  });
}

async function runInSavepoint(transaction: Transaction<LeadTables>, job: Job): Promise<() => void> {
  await sql`savepoint job`.execute(transaction);
  try {
    const settle = await job.run(transaction);
    await sql`release job`.execute(transaction);
    return settle;
  } catch (fault) {
    // A fault of the file is everyone's; one of the work undoes that work alone.
    if (isOfTheFile(fault)) throw fault;
    await sql`rollback to job`.execute(transaction);
    await sql`release job`.execute(transaction);
    return () => job.reject(fault);
  }
}

// A wrong question (1) and a broken constraint (19) are faults of the work.
function isOfTheFile(fault: unknown): boolean {
  const code = sqliteCode(fault);
  return code !== undefined && code !== 1 && code !== 19;
}

async function withRetries<Result>(
  attempt: () => Promise<Result>,
  beforeRetry: () => unknown,
): Promise<Result> {
  for (const pause of pauses) {
    try {
      return await attempt();
    } catch (fault) {
      if (!isBusy(fault)) throw fault;
      await wait(pause);
      beforeRetry();
    }
  }
  return attempt();
}
