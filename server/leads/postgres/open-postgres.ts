import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { StartFailure } from '../../errors.ts';
import type { LeadDatabase } from '../database/lead-database.ts';
import { StoreUnavailable } from '../database/lead-database.ts';
import type { LeadTables } from '../database/lead-tables.ts';
import { createPreparation, keepTrying, type Preparation } from './prepare-postgres.ts';

/** How to reach a lead database in PostgreSQL. */
export interface PostgresParts {
  readonly url: string;
  /** Called with faults that no caller waits for: lost connections, an unavailable database. */
  readonly report: (fault: unknown) => void;
  readonly limits?: PostgresLimits | undefined;
}

/** How long the database may take, in milliseconds. */
export interface PostgresLimits {
  readonly connect: number;
  readonly transaction: number;
}

/** The limits in production: a visitor is waiting for the answer, so anything slower is refused. */
export const usualLimits: PostgresLimits = { connect: 2_000, transaction: 2_500 };

// SQLSTATE classes that blame the query, not the database: data, constraints, syntax.
const ownClasses = new Set(['22', '23', '42']);

/**
 * Opens the lead database in PostgreSQL. If it is unavailable the server starts anyway, since its pages need no
 * database, and keeps trying; settings that endanger leads are a StartFailure.
 */
export async function openPostgres(parts: PostgresParts): Promise<LeadDatabase> {
  const { url, report, limits = usualLimits } = parts;
  const pool = createPool(url, report, limits);
  const db = new Kysely<LeadTables>({ dialect: new PostgresDialect({ pool }) });
  const preparation = createPreparation(url, limits.connect);
  const stopping = new AbortController();
  const close = async () => {
    stopping.abort();
    await db.destroy();
  };
  try {
    await preparation.ensure();
  } catch (fault) {
    if (fault instanceof StartFailure) {
      await close();
      throw fault;
    }
    report(fault);
    void keepTrying(preparation, report, stopping.signal);
  }
  return { db, engine: 'postgres', transact: createTransact(db, preparation, limits), close };
}

function createPool(
  url: string,
  report: (fault: unknown) => void,
  { connect, transaction }: PostgresLimits,
): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    connectionTimeoutMillis: connect,
    // What nobody waits for any longer still ends.
    statement_timeout: 2 * transaction,
    query_timeout: 4 * transaction,
    idle_in_transaction_session_timeout: 4 * transaction,
    keepAlive: true,
  });
  // A connection that breaks while idle, or between two queries, has no caller to report to; without listeners either
  // would end the process.
  pool.on('error', report);
  pool.on('connect', (client) => client.on('error', report));
  return pool;
}

function createTransact(
  db: Kysely<LeadTables>,
  { ensure }: Preparation,
  limits: PostgresLimits,
): LeadDatabase['transact'] {
  return async (work) => {
    const whole = async () => {
      await ensure();
      return db.transaction().execute(async (transaction) => {
        // Whatever the server's default, this commit waits for the disk.
        await sql`set local synchronous_commit to on`.execute(transaction);
        return work(transaction);
      });
    };
    try {
      return await within(limits.transaction, whole());
    } catch (fault) {
      if (isOwnFault(fault) || fault instanceof StoreUnavailable) throw fault;
      throw new StoreUnavailable('The database did not take the work.', { cause: fault });
    }
  };
}

async function within<Result>(longest: number, work: Promise<Result>): Promise<Result> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => reject(new StoreUnavailable('The database is too slow.')),
    longest,
  );
  try {
    return await Promise.race([work, promise]);
  } finally {
    clearTimeout(timer);
  }
}

/** Whether a fault of PostgreSQL work is our own; any other means that the database is unavailable. */
function isOwnFault(fault: unknown): boolean {
  if (fault instanceof TypeError || fault instanceof RangeError) return true;
  const code = faultCode(fault);
  return code !== undefined && /^[0-9A-Z]{5}$/.test(code) && ownClasses.has(code.slice(0, 2));
}

/** The code a fault carries: SQLSTATE or the system's, such as ECONNREFUSED. */
function faultCode(fault: unknown): string | undefined {
  if (!(fault instanceof Error) || !('code' in fault)) return undefined;
  return typeof fault.code === 'string' ? fault.code : undefined;
}
