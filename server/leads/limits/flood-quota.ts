import type { Config } from '../../config.ts';
import type { LeadDatabase } from '../database/lead-database.ts';
import { measureFreeDisk } from '../sqlite/open-sqlite.ts';
import type { Rule, Verdict } from './limiter.ts';

/** Checks for room beyond the usual number of messages; returns the refusing verdict if there is none. */
export type CheckQuota = () => Promise<Verdict | undefined>;

interface RoomParts extends Pick<Config, 'dataDirectory'> {
  readonly database: LeadDatabase;
  /** The free bytes of a disk. */
  readonly measureFree?: typeof measureFreeDisk | undefined;
}

const perDay: Rule = { name: 'day', limit: 5_000, seconds: 86_400 };
const leastFree = 500 * 1024 * 1024;
// Space may be freed at any time, so a client tries again within the hour.
const retryAfter = 3_600;

/** Counts the day's messages, and checks the free disk space of an embedded store. */
export function createQuotaCheck(parts: RoomParts): CheckQuota {
  const { database, dataDirectory, measureFree = measureFreeDisk } = parts;
  const hasDisk = () => database.engine === 'postgres' || measureFree(dataDirectory) >= leastFree;
  return async () => {
    if ((await countToday(database)) < perDay.limit && hasDisk()) return undefined;
    const state = { rule: perDay, remaining: 0, reset: retryAfter };
    return { isAllowed: false, retryAfter, states: [state] };
  };
}

async function countToday({ transact }: LeadDatabase): Promise<number> {
  const dayAgo = new Date(Date.now() - perDay.seconds * 1000).toISOString();
  const { count } = await transact((db) =>
    db
      .selectFrom('lead')
      .select(({ fn }) => fn.countAll().as('count'))
      .where('created_at', '>', dayAgo)
      .executeTakeFirstOrThrow(),
  );
  return Number(count);
}
