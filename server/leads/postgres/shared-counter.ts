import type { Kysely } from 'kysely';
import type { LeadDatabase } from '../database/lead-database.ts';
import type { LeadTables } from '../database/lead-tables.ts';
import type { HitCounter } from '../limits/hit-counter.ts';
import { judgeHit, type Rule, type Verdict } from '../limits/sliding-window.ts';

const anHour = 3_600_000;
// After a failure the database is left alone for a while: a visitor should not wait for it twice.
const pauseAfterFault = 5_000;

/**
 * Counts in the database, so that all instances count together. While the database is unavailable
 * each instance counts for itself with `fallback`.
 */
export function createSharedCounter(
  { transact }: Pick<LeadDatabase, 'transact'>,
  fallback: HitCounter,
): HitCounter {
  let pausedUntil = 0;
  async function firstOf<Result>(shared: () => Promise<Result>, own: () => Promise<Result>) {
    if (Date.now() < pausedUntil) return own();
    try {
      return await shared();
    } catch {
      pausedUntil = Date.now() + pauseAfterFault;
      return own();
    }
  }
  return {
    hit: (key, rules) =>
      firstOf(
        () => transact((db) => hitIn(db, key, rules)),
        () => fallback.hit(key, rules),
      ),
    undo: (key) =>
      firstOf(
        () => transact((db) => undoIn(db, key)),
        () => fallback.undo(key),
      ),
  };
}

async function hitIn(
  db: Kysely<LeadTables>,
  key: string,
  rules: readonly Rule[],
): Promise<Verdict> {
  const now = Date.now();
  const earlier = await lockHits(db, key);
  const { verdict, hits } = judgeHit(earlier, rules, now);
  await writeHits(db, key, hits);
  // Expired rows are deleted now and then, so that the table holds about an hour.
  if (Math.random() < 0.01) await removeExpired(db, key, now);
  return verdict;
}

async function undoIn(db: Kysely<LeadTables>, key: string): Promise<void> {
  const hits = await lockHits(db, key);
  await writeHits(db, key, hits.slice(0, -1));
}

/** Reads a key's hits and keeps other instances from counting the key in the meantime. */
async function lockHits(db: Kysely<LeadTables>, key: string): Promise<readonly number[]> {
  await db
    .insertInto('rate_limit')
    .values({ key, hits: '[]', expires_at: new Date().toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const row = await db
    .selectFrom('rate_limit')
    .select('hits')
    .where('key', '=', key)
    .forUpdate()
    .executeTakeFirst();
  return JSON.parse(row?.hits ?? '[]');
}

async function writeHits(db: Kysely<LeadTables>, key: string, hits: readonly number[]) {
  const expires_at = new Date(Date.now() + anHour).toISOString();
  await db
    .updateTable('rate_limit')
    .set({ hits: JSON.stringify(hits), expires_at })
    .where('key', '=', key)
    .execute();
}

async function removeExpired(db: Kysely<LeadTables>, ownKey: string, now: number) {
  const expired = db
    .selectFrom('rate_limit')
    .select('key')
    .where('expires_at', '<', new Date(now).toISOString())
    .where('key', '!=', ownKey)
    .forUpdate()
    .skipLocked();
  await db.deleteFrom('rate_limit').where('key', 'in', expired).execute();
}
