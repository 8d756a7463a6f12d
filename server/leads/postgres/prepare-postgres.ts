import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { StartFailure } from '../../errors.ts';
import { migrate } from '../database/migrations.ts';

/** Checks the settings that leads depend on and migrates the tables, over a connection of its own. */
export async function preparePostgres(url: string, connectTimeoutMs: number): Promise<void> {
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
