import type { QueueState } from '../../metrics.ts';
import type { LeadDatabase } from '../database/lead-database.ts';

/** Reads what the outbox holds; throws StoreUnavailable. */
export function readQueueState({ transact }: LeadDatabase): Promise<QueueState> {
  return transact(async (db) => {
    const rows = await db
      .selectFrom('outbox')
      .innerJoin('lead', 'lead.id', 'lead_id')
      .select(({ fn }) => [
        'state',
        fn.countAll().as('count'),
        fn.min('lead.created_at').as('oldest'),
      ])
      .where('state', '!=', 'sent')
      .groupBy('state')
      .execute();
    const owed = rows.filter(({ state }) => state !== 'dead');
    const times = owed.map(({ oldest }) => Date.parse(oldest));
    const sum = (list: typeof rows) => list.reduce((total, { count }) => total + Number(count), 0);
    return {
      waiting: sum(owed),
      oldest: times.length > 0 ? Math.min(...times) : undefined,
      givenUp: sum(rows) - sum(owed),
    };
  });
}
