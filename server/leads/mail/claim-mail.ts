import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { LeadRow, LeadTables, OutboxRow } from '../database/lead-tables.ts';

/** A mail claimed by one worker while its lease lasts: about one message, or a digest of several. */
export interface ClaimedMail {
  readonly leads: readonly [LeadRow, ...LeadRow[]];
  readonly entries: readonly [OutboxRow, ...OutboxRow[]];
}

/** The most messages in one digest. */
const digestLength = 500;

/** The longest pause between two tries, a lease and the time to the next digest included. */
const longestWait = 3_600_000;

const at = (time: number) => new Date(time).toISOString();

/** How long a claim lasts, and whether other workers share the database. */
interface ClaimTerms {
  readonly lease: number;
  readonly isShared: boolean;
}

/** Claims the mail that has been due longest; digests wait for mails about single messages. */
export async function claimNext(
  db: Kysely<LeadTables>,
  terms: ClaimTerms,
): Promise<ClaimedMail | undefined> {
  const one = await claimDue(db, { ...terms, state: 'pending', most: 1 });
  const [entry, ...entries] =
    one.length > 0 ? one : await claimDue(db, { ...terms, state: 'digest', most: digestLength });
  if (!entry) return undefined;
  const ids = [entry, ...entries].map(({ lead_id }) => lead_id);
  const [lead, ...leads] = await db
    .selectFrom('lead')
    .selectAll()
    .where('id', 'in', ids)
    .orderBy('created_at')
    .execute();
  return lead && { leads: [lead, ...leads], entries: [entry, ...entries] };
}

interface DueTerms extends ClaimTerms {
  readonly state: OutboxRow['state'];
  readonly most: number;
}

async function claimDue(
  db: Kysely<LeadTables>,
  { lease, isShared, state, most }: DueTerms,
): Promise<readonly OutboxRow[]> {
  const now = Date.now();
  return db
    .with('due', (query) =>
      query
        .selectFrom('outbox')
        .select('lead_id')
        .where('state', '=', state)
        .where((row) =>
          row.or([
            row('due_at', '<=', at(now)),
            // Stored while the clock was ahead: nothing waits longer, and a mail never tried waits for nothing.
            row('due_at', '>', at(now + longestWait)),
            row.and([row('state', '=', 'pending'), row('attempts', '=', 0)]),
          ]),
        )
        .orderBy('due_at')
        .limit(most)
        // SQLite has one writer at a time; PostgreSQL skips rows that another worker is claiming.
        .$if(isShared, (rows) => rows.forUpdate().skipLocked()),
    )
    .updateTable('outbox')
    .set({
      claim: randomUUID(),
      due_at: at(now + lease),
      attempts: sql`attempts + 1`,
      first_tried_at: sql`coalesce(first_tried_at, ${at(now)})`,
    })
    .where('lead_id', 'in', (query) => query.selectFrom('due').select('lead_id'))
    .returningAll()
    .execute();
}
