import { CompiledQuery } from 'kysely';
import { RateLimiterPostgres } from 'rate-limiter-flexible';
import { type LeadDatabase, StoreUnavailable } from '../database/lead-database.ts';
import { type CreateCounter, createMemoryCounter } from '../limits/limiter.ts';

// After a failure the database is left alone for a while: a visitor should not wait for it twice.
const pauseAfterFault = 5_000;

/**
 * Counts in the database, so that all instances count together. While the database is unavailable each instance counts
 * for itself.
 */
export function createSharedCounters(database: Pick<LeadDatabase, 'transact'>): CreateCounter {
  const storeClient = createClient(database);
  return (rule) =>
    new RateLimiterPostgres({
      storeClient,
      storeType: 'client',
      tableName: 'rate_counter',
      tableCreated: true,
      keyPrefix: rule.name,
      points: rule.limit,
      duration: rule.seconds,
      insuranceLimiter: createMemoryCounter(rule),
    });
}

/** A statement as the library writes it. */
interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** What the library takes for a client of PostgreSQL: its statements get the time that a message gets, and no more. */
function createClient({ transact }: Pick<LeadDatabase, 'transact'>) {
  let pausedUntil = 0;
  return {
    async query({ text, values }: Statement) {
      if (Date.now() < pausedUntil) throw new StoreUnavailable('The database was unavailable.');
      try {
        const statement = CompiledQuery.raw(text, [...values]);
        return await transact((db) => db.executeQuery(statement));
      } catch (fault) {
        pausedUntil = Date.now() + pauseAfterFault;
        throw fault;
      }
    },
  };
}
