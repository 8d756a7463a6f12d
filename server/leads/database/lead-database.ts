import type { Kysely, Transaction } from 'kysely';
import type { LeadTables } from './lead-tables.ts';

/** An open lead database, in SQLite or in PostgreSQL: the queries above it are the same. */
export interface LeadDatabase {
  /** Reads only; use `transact` for writes. */
  readonly db: Kysely<LeadTables>;
  readonly engine: 'sqlite' | 'postgres';
  /**
   * Runs the work in one transaction that is on disk when the promise resolves. Throws
   * StoreUnavailable when the database cannot work now.
   */
  transact<Result>(
    work: (transaction: Transaction<LeadTables>) => Promise<Result>,
  ): Promise<Result>;
  close(): Promise<void>;
}

/** The lead store cannot take a lead now; a later try may succeed. */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable';
}
