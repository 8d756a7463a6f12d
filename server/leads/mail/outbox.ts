import type { Kysely } from 'kysely';
import type { LeadDatabase } from '../database/lead-database.ts';
import type { LeadTables, OutboxRow } from '../database/lead-tables.ts';
import { type ClaimedMail, claimNext } from './claim-mail.ts';

const minute = 60_000;
const hour = 60 * minute;
const firstPauses = [minute / 2, minute, 5 * minute, 15 * minute];

/** How long a mail is tried, in milliseconds. */
export const givesUpAfter = 7 * 24 * hour;

/** The mails still owed for stored leads. Every call throws StoreUnavailable if the database is unavailable. */
export interface Outbox {
  /** Claims the mail that has been due longest; if the worker dies, the next one gets it. */
  claim(): Promise<ClaimedMail | undefined>;
  /** Closes a sent mail; false if the lease has passed to another worker. */
  complete(mail: ClaimedMail): Promise<boolean>;
  /** Puts a mail back until later, or gives it up; `owedTo` lists the recipients who have not got it. */
  postpone(mail: ClaimedMail, failure: Failure): Promise<'later' | 'dead'>;
  /** How many mails were given up. */
  countDead(): Promise<number>;
}

/** Why a mail was not sent, and to whom. */
export interface Failure {
  readonly code: string;
  readonly owedTo?: readonly string[];
}

/** The code that a failed mail is stored and logged with: the mail server's reply code, or the system's. */
export function failureCode(fault: unknown): string {
  const { responseCode, code }: { responseCode?: unknown; code?: unknown } = Object(fault);
  return String(responseCode ?? code ?? 'fault');
}

/** Longer than all steps of a mail together: each has its own timeout. */
const usualLease = 15 * minute;

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
      transact((db) =>
        closeAll(db, mail, { state: 'sent', sent_at: at(Date.now()), owed_to: null }),
      ),
    postpone: (mail, failure) => transact((db) => postpone(db, mail, { failure, ...terms })),
    countDead: () => transact(countDead),
  };
}

const at = (time: number) => new Date(time).toISOString();

async function closeAll(
  db: Kysely<LeadTables>,
  { entries }: ClaimedMail,
  change: Partial<OutboxRow>,
): Promise<boolean> {
  const closed = await Promise.all(entries.map((entry) => close(db, entry, change)));
  return closed.every(Boolean);
}

async function close(
  db: Kysely<LeadTables>,
  entry: OutboxRow,
  change: Partial<OutboxRow>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({ ...change, claim: null })
    .where('lead_id', '=', entry.lead_id)
    // A slow worker may outlive its lease; then the mail is another one's to close.
    .where('claim', '=', entry.claim)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

async function postpone(
  db: Kysely<LeadTables>,
  { entries }: ClaimedMail,
  { failure, nextTry: findNext }: OutboxTerms & { readonly failure: Failure },
) {
  const now = Date.now();
  const { code: last_fault, owedTo } = failure;
  const change = { last_fault, ...(owedTo && { owed_to: JSON.stringify(owedTo) }) };
  let outcome: 'later' | 'dead' = 'later';
  for (const entry of entries) {
    const { attempts, first_tried_at } = entry;
    const next = findNext({ attempts, firstTriedAt: Date.parse(first_tried_at ?? at(now)), now });
    if (next === 'dead') outcome = 'dead';
    await close(db, entry, {
      ...change,
      ...(next === 'dead' ? { state: 'dead' } : { due_at: at(next) }),
    });
  }
  return outcome;
}

async function countDead(db: Kysely<LeadTables>): Promise<number> {
  const { count } = await db
    .selectFrom('outbox')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('state', '=', 'dead')
    .executeTakeFirstOrThrow();
  // PostgreSQL counts are bigints, which arrive as text.
  return Number(count);
}

/** When to retry a mail after its latest failure, or that it is given up. Times in milliseconds. */
export function nextTry(mail: {
  readonly attempts: number;
  readonly firstTriedAt: number;
  readonly now: number;
}): number | 'dead' {
  const next = mail.now + (firstPauses[mail.attempts - 1] ?? hour);
  return next > mail.firstTriedAt + givesUpAfter ? 'dead' : next;
}
