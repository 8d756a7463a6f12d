import type { Config } from '../config.ts';
import type { LeadDatabase } from './database/lead-database.ts';
import type { PostgresLimits } from './postgres/open-postgres.ts';
import { openCommandSqlite, openServerSqlite } from './sqlite/open-sqlite.ts';

type DataLocation = Pick<Config, 'dataDirectory' | 'databaseUrl'>;

/** Opens the configured lead database for a server; throws StartFailure. */
export async function openServerDatabase(
  { dataDirectory, databaseUrl }: DataLocation,
  report: (fault: unknown) => void,
  limits?: PostgresLimits,
): Promise<LeadDatabase> {
  if (databaseUrl !== undefined) return openPostgres(databaseUrl, report, limits);
  return openServerSqlite(dataDirectory);
}

/** Nobody waits for an answer page, and a list of all messages may take a while. */
const commandLimits: PostgresLimits = { connect: 10_000, transaction: 60_000 };

/** Opens the same database for a command, while a server may be running. */
export async function openCommandDatabase(location: DataLocation): Promise<LeadDatabase> {
  const { dataDirectory, databaseUrl } = location;
  if (databaseUrl !== undefined) {
    return openPostgres(databaseUrl, () => undefined, commandLimits);
  }
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
