import type { LeadDatabase } from '../database/lead-database.ts';
import { givesUpAfter } from './outbox.ts';

/**
 * Lets go of the mails that nobody will send. Where no mail is set up that is every mail: a message that waits for one could
 * never be deleted with the old ones. Where it is, those that were never tried in the week that a mail is tried for: they
 * are from a time without mail, and whoever sets it up wants no year of messages at once.
 */
export async function withdrawMail({ transact }: LeadDatabase, hasMail: boolean): Promise<void> {
  const aWeekAgo = new Date(Date.now() - givesUpAfter).toISOString();
  await transact((db) =>
    db
      .updateTable('outbox')
      .set({ state: 'sent' })
      .where('state', '!=', 'sent')
      .$if(hasMail, (rows) => rows.where('attempts', '=', 0).where('due_at', '<', aWeekAgo))
      .execute(),
  );
}
