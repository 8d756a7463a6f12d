import type { Config } from '../config.ts';
import type { LeadDatabase } from './database/lead-database.ts';
import type { PostgresLimits } from './postgres/open-postgres.ts';
import { takeLeadFile } from './sqlite/lead-file.ts';

type Place = Pick<Config, 'dataDirectory' | 'databaseUrl'>;

/** A lead database reserved for this server. It is then either opened or released. */
export interface TakenDatabase {
  open(): Promise<LeadDatabase>;
  release(): Promise<void>;
}

/**
 * Reserves the configured lead database for a server; throws StartFailure. For a file this does without the query
 * builder, which only opening needs: loading it takes 80 ms of the startup.
 */
export async function takeServerDatabase(
  { dataDirectory, databaseUrl }: Place,
  report: (fault: unknown) => void,
  limits?: PostgresLimits,
): Promise<TakenDatabase> {
  if (databaseUrl !== undefined) {
    const database = await openPostgres(databaseUrl, report, limits);
    return { open: async () => database, release: database.close };
  }
  const file = takeLeadFile(dataDirectory);
  const open = async () => (await import('./sqlite/open-sqlite.ts')).openLeadFile(file);
  return { open, release: async () => file.close() };
}

/** Nobody waits for an answer page, and a list of all messages may take a while. */
const commandLimits: PostgresLimits = { connect: 10_000, transaction: 60_000 };

/** Opens the same database for a command, while a server may be running. */
export async function openCommandDatabase(place: Place): Promise<LeadDatabase> {
  const { dataDirectory, databaseUrl } = place;
  if (databaseUrl !== undefined) {
    return openPostgres(databaseUrl, () => undefined, commandLimits);
  }
  const { openCommandSqlite } = await import('./sqlite/open-sqlite.ts');
  return openCommandSqlite(dataDirectory);
}

/** The PostgreSQL modules are loaded only if used: they take 20 ms of the startup. */
async function openPostgres(
  url: string,
  report: (fault: unknown) => void,
  limits?: PostgresLimits,
) {
  const postgres = await import('./postgres/open-postgres.ts');
  return postgres.openPostgres({ url, report, limits });
}
