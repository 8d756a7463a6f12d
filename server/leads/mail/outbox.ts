import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { LeadDatabase } from '../database/lead-database.ts';
import type { LeadRow, LeadTables, OutboxRow } from '../database/lead-tables.ts';

const minute = 60_000;
const hour = 60 * minute;
const firstPauses = [minute / 2, minute, 5 * minute, 15 * minute];
const givesUpAfter = 7 * 24 * hour;

/** A mail that one worker has taken, for as long as its lease lasts. */
export interface ClaimedMail {
  readonly lead: LeadRow;
  readonly entry: OutboxRow;
}

/** The mails that stored leads still owe. Every call throws StoreUnavailable with its database. */
export interface Outbox {
  /** Takes the mail that is longest due; a worker that dies leaves it to the next one. */
  claim(): Promise<ClaimedMail | undefined>;
  /** Closes a mail that was sent; false when the lease had passed to another worker. */
  complete(mail: ClaimedMail): Promise<boolean>;
  /** Puts a mail back until later, or gives it up. */
  postpone(mail: ClaimedMail, faultCode: string): Promise<'later' | 'dead'>;
  /** How many mails were given up. */
  countDead(): Promise<number>;
}

/** The longest sending takes by all limits of time of the mail connection, and more. */
const usualLease = 120_000;

/** How long a worker may hold a mail, and when a failed one is tried again. */
export interface OutboxTerms {
  readonly lease: number;
  readonly nextTry: typeof nextTry;
}

/** The outbox of a lead database. */
export function createOutbox(
  { transact, engine }: LeadDatabase,
  terms: OutboxTerms = { lease: usualLease, nextTry },
): Outbox {
  const { lease } = terms;
  return {
    claim: () => transact((db) => claimNext(db, { lease, isShared: engine === 'postgres' })),
    complete: (mail) =>
      transact((db) => close(db, mail, { state: 'sent', sent_at: at(Date.now()) })),
    postpone: (mail, code) => transact((db) => postpone(db, mail, { code, ...terms })),
    countDead: () => transact(countDead),
  };
}

const at = (time: number) => new Date(time).toISOString();

interface ClaimTerms {
  readonly lease: number;
  readonly isShared: boolean;
}

async function claimNext(
  db: Kysely<LeadTables>,
  { lease, isShared }: ClaimTerms,
): Promise<ClaimedMail | undefined> {
  const now = Date.now();
  const next = db
    .selectFrom('outbox')
    .select('lead_id')
    .where('state', '=', 'pending')
    .where('due_at', '<=', at(now))
    .orderBy('due_at')
    .limit(1)
    // SQLite has one writer at a time; PostgreSQL passes over what another worker is taking.
    .$if(isShared, (query) => query.forUpdate().skipLocked());
  const entry = await db
    .updateTable('outbox')
    .set({
      claim: randomUUID(),
      due_at: at(now + lease),
      attempts: sql`attempts + 1`,
      first_tried_at: sql`coalesce(first_tried_at, ${at(now)})`,
    })
    .where('lead_id', '=', next)
    .returningAll()
    .executeTakeFirst();
  if (!entry) return undefined;
  const lead = await db
    .selectFrom('lead')
    .selectAll()
    .where('id', '=', entry.lead_id)
    .executeTakeFirstOrThrow();
  return { lead, entry };
}

async function close(
  db: Kysely<LeadTables>,
  { entry }: ClaimedMail,
  change: Partial<OutboxRow>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({ ...change, claim: null })
    .where('lead_id', '=', entry.lead_id)
    // A slow worker may outlive its lease; then the mail is another's to close.
    .where('claim', '=', entry.claim)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

async function postpone(
  db: Kysely<LeadTables>,
  mail: ClaimedMail,
  { code, nextTry: findNext }: OutboxTerms & { readonly code: string },
) {
  const now = Date.now();
  const { attempts, first_tried_at } = mail.entry;
  const next = findNext({ attempts, firstTriedAt: Date.parse(first_tried_at ?? at(now)), now });
  if (next === 'dead') {
    await close(db, mail, { state: 'dead', last_fault: code });
    return 'dead';
  }
  await close(db, mail, { due_at: at(next), last_fault: code });
  return 'later';
}

async function countDead(db: Kysely<LeadTables>): Promise<number> {
  const { count } = await db
    .selectFrom('outbox')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('state', '=', 'dead')
    .executeTakeFirstOrThrow();
  // PostgreSQL counts in a type that arrives as text.
  return Number(count);
}

/** When a mail is tried again after its latest failure, or that it is given up. Times in milliseconds. */
export function nextTry(mail: {
  readonly attempts: number;
  readonly firstTriedAt: number;
  readonly now: number;
}): number | 'dead' {
  const next = mail.now + (firstPauses[mail.attempts - 1] ?? hour);
  return next > mail.firstTriedAt + givesUpAfter ? 'dead' : next;
}
