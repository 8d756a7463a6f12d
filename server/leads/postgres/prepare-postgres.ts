import { setTimeout as wait } from 'node:timers/promises';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { StartFailure } from '../../errors.ts';
import { migrate } from '../database/migrations.ts';

const retryDelayMs = 1_000;

/** Work on the database that its first use waits for. */
export interface Preparation {
  /** Resolves once the tables exist and the settings are safe. */
  ensure(): Promise<void>;
}

/** Prepares a database on first use, and again after a failure. */
export function createPreparation(url: string, connectTimeoutMs: number): Preparation {
  let running: Promise<void> | undefined;
  const ensure = () => {
    running ??= preparePostgres(url, connectTimeoutMs).catch((fault: unknown) => {
      running = undefined;
      throw fault;
    });
    return running;
  };
  return { ensure };
}

/** Tries every second until the database is prepared or the server stops. */
export async function keepTrying(
  { ensure }: Preparation,
  report: (fault: unknown) => void,
  signal: AbortSignal,
): Promise<void> {
  let lastReported = '';
  for (;;) {
    const isStopped = await wait(retryDelayMs, false, { signal, ref: false }).catch(() => true);
    if (isStopped) return;
    const fault = await ensure().catch((each: unknown) => each);
    if (fault === undefined) return;
    // The database is up but endangers leads: its owner must know, but once, not every second.
    if (fault instanceof StartFailure && fault.message !== lastReported) report(fault);
    lastReported = fault instanceof StartFailure ? fault.message : '';
  }
}

/** Checks the settings that leads depend on and migrates the tables, over a connection of its own. */
async function preparePostgres(url: string, connectTimeoutMs: number): Promise<void> {
  // One connection without a timeout: instances that start together wait for each other here.
  const pool = new pg.Pool({
    connectionString: url,
    max: 1,
    connectionTimeoutMillis: connectTimeoutMs,
  });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  try {
    await refuseUnsafeSettings(db);
    await migrate(db, 'postgres');
  } finally {
    await db.destroy();
  }
}

async function refuseUnsafeSettings(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ fsync: string }>`show fsync`.execute(db);
  if (rows[0]?.fsync === 'on') return;
  throw new StartFailure(
    'The database of DATABASE_URL runs with fsync off: a power cut would lose messages.',
  );
}
