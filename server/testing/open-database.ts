import type { LeadDatabase } from '../leads/database/lead-database.ts';
import { openServerDatabase } from '../leads/open-lead-database.ts';
import { type PostgresLimits, usualLimits } from '../leads/postgres/open-postgres.ts';

/** Far longer than any work takes on a busy machine. */
export const patientLimits: PostgresLimits = {
  connect: 20 * usualLimits.connect,
  transaction: 20 * usualLimits.transaction,
};

type DataLocation = Parameters<typeof openServerDatabase>[0];

/** Opens a lead database that is waited for patiently. */
export const openPatiently: typeof openServerDatabase = (location, report) =>
  openServerDatabase(location, report, patientLimits);

/** Opens one, for a test that is no server. */
export function openDatabase(location: DataLocation): Promise<LeadDatabase> {
  return openPatiently(location, () => undefined);
}
