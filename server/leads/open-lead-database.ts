import type { Config } from '../config.ts';
import type { LeadDatabase } from './database/lead-database.ts';
import { openCommandSqlite, openServerSqlite } from './sqlite/open-sqlite.ts';

type Place = Pick<Config, 'dataDirectory' | 'databaseUrl'>;

/** Opens the lead database that the settings name, for a server. */
export function openServerDatabase(
  { dataDirectory, databaseUrl }: Place,
  report: (fault: unknown) => void,
): Promise<LeadDatabase> {
  return databaseUrl === undefined
    ? openServerSqlite(dataDirectory)
    : openPostgres(databaseUrl, report);
}

/** Opens the same database for a command, while a server may be running. */
export function openCommandDatabase({ dataDirectory, databaseUrl }: Place): Promise<LeadDatabase> {
  return databaseUrl === undefined
    ? openCommandSqlite(dataDirectory)
    : openPostgres(databaseUrl, () => undefined);
}

/** What reaches PostgreSQL is loaded only where there is one: 20 ms of a start. */
async function openPostgres(url: string, report: (fault: unknown) => void) {
  const postgres = await import('./postgres/open-postgres.ts');
  return postgres.openPostgres({ url, report });
}
