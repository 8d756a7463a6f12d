import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { FieldAnswer } from './answers.ts';
import type { LeadDatabase } from './database/lead-database.ts';
import type { LeadFileRow, LeadTables } from './database/lead-tables.ts';

/** A checked message on its way into the store. */
export interface NewLead {
  /** The id of the form it was sent with. */
  readonly form: string;
  /** The language it was sent in, if that is not the first of the site. */
  readonly language?: string | undefined;
  readonly fields: Readonly<Record<string, unknown>>;
  /** The fields as people read them. */
  readonly answers?: readonly FieldAnswer[];
  /** What came with it: stored with it, or not at all. */
  readonly files?: readonly Pick<LeadFileRow, 'name' | 'content'>[] | undefined;
  /** The client's idempotency key: repeated posts with the same key make one lead. */
  readonly key?: string | undefined;
  /** How much it looks like spam. */
  readonly suspicion?: number;
  /** Mailed in the next digest, not on its own. */
  readonly isForDigest?: boolean;
}

/** The stored lead's id, or `conflict` when the key was used for another message. */
export type SavedLead =
  | { readonly kind: 'saved'; readonly id: string }
  | { readonly kind: 'conflict' };

/** Where leads are kept. Both calls throw StoreUnavailable when the database cannot work now. */
export interface LeadStore {
  /** Resolves only when the lead is on disk. */
  save(lead: NewLead): Promise<SavedLead>;
  /** The result stored under the same key, if any. */
  findRepeat(lead: NewLead): Promise<SavedLead | undefined>;
}

/** Keeps leads in an open database: the message, its files, its mail and its key in one transaction. Only where mail is set up is a mail owed. */
export function createLeadStore(
  { transact }: Pick<LeadDatabase, 'transact'>,
  { hasMail } = { hasMail: true },
): LeadStore {
  return {
    findRepeat: async (lead) =>
      lead.key === undefined ? undefined : transact((db) => findByKey(db, lead)),
    save: (lead) => transact((db) => saveIn(db, lead, hasMail)),
  };
}

async function saveIn(db: Kysely<LeadTables>, lead: NewLead, hasMail: boolean): Promise<SavedLead> {
  const id = randomUUID();
  const now = new Date().toISOString();
  const inserted = await db
    .insertInto('lead')
    .values({
      id,
      created_at: now,
      form: lead.form,
      fields: JSON.stringify(lead.fields),
      answers: lead.answers ? JSON.stringify(lead.answers) : null,
      idempotency_key: lead.key ?? null,
      suspicion: lead.suspicion ?? 0,
      language: lead.language ?? null,
      done_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  // No row: the key is taken, perhaps by a duplicate that committed a moment ago.
  if (!inserted) return (await findByKey(db, lead)) ?? { kind: 'conflict' };
  for (const [index, { name, content }] of (lead.files ?? []).entries())
    await db
      .insertInto('lead_file')
      .values({ lead_id: id, position: index + 1, name, content })
      .execute();
  const mail = newMail(id, now, lead.isForDigest);
  await db
    .insertInto('outbox')
    .values(hasMail ? mail : { ...mail, state: 'sent' })
    .execute();
  return { kind: 'saved', id };
}

async function findByKey(db: Kysely<LeadTables>, lead: NewLead): Promise<SavedLead | undefined> {
  const earlier = await db
    .selectFrom('lead')
    .select(['id', 'form', 'fields'])
    .where('idempotency_key', '=', lead.key ?? null)
    .executeTakeFirst();
  if (!earlier) return undefined;
  return earlier.form === lead.form && earlier.fields === JSON.stringify(lead.fields)
    ? { kind: 'saved', id: earlier.id }
    : { kind: 'conflict' };
}

// Digests go out every quarter hour, on the quarter.
const digestEvery = 15 * 60_000;

function newMail(id: string, now: string, isForDigest = false): LeadTables['outbox'] {
  const quarter = Math.ceil(Date.parse(now) / digestEvery) * digestEvery;
  return {
    lead_id: id,
    state: isForDigest ? 'digest' : 'pending',
    attempts: 0,
    due_at: isForDigest ? new Date(quarter).toISOString() : now,
    claim: null,
    first_tried_at: null,
    sent_at: null,
    last_fault: null,
    owed_to: null,
  };
}
