import type { Kysely } from 'kysely';
import { CommandFailure } from '../errors.ts';
import type { LeadDatabase } from '../leads/database/lead-database.ts';
import type { LeadFileRow, LeadRow, LeadTables, OutboxRow } from '../leads/database/lead-tables.ts';
import { readFiles } from './write-files.ts';

/** A stored message with the state of its mail. */
export type LeadWithMail = LeadRow & Pick<OutboxRow, (typeof mailColumns)[number]>;

const mailColumns = ['state', 'sent_at', 'last_fault', 'attempts', 'owed_to'] as const;

/** What the dealer can do with stored messages. */
export interface LeadAdmin {
  /** Oldest first; only those not marked as done, unless `isAll`. */
  list(isAll: boolean): Promise<LeadWithMail[]>;
  /** Finds a message by the start of its number. */
  find(number: string): Promise<LeadWithMail>;
  /** Messages, done or not, with the address in one of their fields. */
  findByAddress(address: string): Promise<LeadWithMail[]>;
  markDone(number: string): Promise<LeadWithMail>;
  /** Makes mails due again: one, or all that were given up. */
  retry(number?: string): Promise<number>;
  /** Makes the mails due of all messages received since a time that nobody was mailed. */
  retrySince(time: string): Promise<number>;
  /** What came with a message. */
  files(number: string): Promise<readonly LeadFileRow[]>;
  /** Deletes one message with its files and its mail, sent or not. */
  remove(number: string): Promise<LeadWithMail>;
  /** The messages received before a time: those that owe no mail, and those that do. */
  listBefore(time: string): Promise<Record<'settled' | 'owed', LeadWithMail[]>>;
  /** Deletes those that owe none; returns how many. */
  purge(time: string): Promise<number>;
}

/** Creates the dealer's commands over a database. */
export function createLeadAdmin({ db, transact }: LeadDatabase): LeadAdmin {
  const select = () =>
    db
      .selectFrom('lead')
      .innerJoin('outbox', 'outbox.lead_id', 'lead.id')
      .selectAll('lead')
      .select(mailColumns.map((column) => `outbox.${column}` as const))
      .orderBy('lead.created_at');

  async function find(number: string): Promise<LeadWithMail> {
    if (!/^[\da-f-]{4,36}$/i.test(number)) {
      throw new CommandFailure('A message number has at least 4 letters and digits; see "list".');
    }
    const found = await select().where('lead.id', 'like', `${number.toLowerCase()}%`).execute();
    const [lead, second] = found;
    if (!lead) throw new CommandFailure(`No message has the number ${number}.`);
    if (second) throw new CommandFailure(`Several messages begin with ${number}: give more of it.`);
    return lead;
  }

  return {
    find,
    list: (isAll) => (isAll ? select() : select().where('lead.done_at', 'is', null)).execute(),
    findByAddress: async (address) => {
      const wanted = address.trim().toLowerCase();
      const isWanted = (value: unknown) => String(value).trim().toLowerCase() === wanted;
      const leads = await select().execute();
      return leads.filter(({ fields }) => Object.values(JSON.parse(fields)).some(isWanted));
    },
    markDone: async (number) => {
      const { id } = await find(number);
      const done_at = new Date().toISOString();
      await transact((work) =>
        work.updateTable('lead').set({ done_at }).where('id', '=', id).execute(),
      );
      return find(id);
    },
    retry: async (number) => {
      if (number === undefined) return transact(retryGivenUp);
      const { id } = await find(number);
      return transact(async (work) => {
        await sendAgain(work, 'pending').where('lead_id', '=', id).execute();
        return 1;
      });
    },
    files: async (number) => readFiles(db, (await find(number)).id),
    retrySince: (time) => transact((work) => mailSince(work, time)),
    remove: async (number) => {
      const lead = await find(number);
      await transact(async (work) => {
        await work.deleteFrom('outbox').where('lead_id', '=', lead.id).execute();
        await work.deleteFrom('lead').where('id', '=', lead.id).execute();
      });
      return lead;
    },
    listBefore: async (time) => {
      const leads = await select().where('lead.created_at', '<', time).execute();
      const { settled = [], owed = [] } = Object.groupBy(leads, ({ state }) =>
        state === 'sent' ? 'settled' : 'owed',
      );
      return { settled, owed };
    },
    purge: (time) => transact((work) => purge(work, time)),
  };
}

function sendAgain(db: Kysely<LeadTables>, state: OutboxRow['state']) {
  const due_at = new Date().toISOString();
  const again = { state, due_at, claim: null, attempts: 0, first_tried_at: null };
  return db.updateTable('outbox').set(again);
}

/** Messages first mailed at the same moment formed one digest, and form one again. */
async function retryGivenUp(db: Kysely<LeadTables>): Promise<number> {
  const digests = db
    .selectFrom('outbox')
    .select('first_tried_at')
    .where('state', '=', 'dead')
    .groupBy('first_tried_at')
    .having(({ fn }) => fn.countAll(), '>', 1);
  const inDigests = await sendAgain(db, 'digest')
    .where('state', '=', 'dead')
    .where('first_tried_at', 'in', digests)
    .executeTakeFirst();
  const others = await sendAgain(db, 'pending').where('state', '=', 'dead').executeTakeFirst();
  return Number(inDigests.numUpdatedRows + others.numUpdatedRows);
}

/** Of those whose mail waits, nothing changes. */
async function mailSince(db: Kysely<LeadTables>, time: string): Promise<number> {
  const young = db.selectFrom('lead').select('id').where('created_at', '>=', time);
  const { numUpdatedRows } = await sendAgain(db, 'pending')
    .where('lead_id', 'in', young)
    .where((row) =>
      row.or([
        row('state', '=', 'dead'),
        row.and([row('state', '=', 'sent'), row('sent_at', 'is', null)]),
      ]),
    )
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** A message whose mail is requeued in the meantime is kept. */
async function purge(db: Kysely<LeadTables>, time: string): Promise<number> {
  const old = db.selectFrom('lead').select('id').where('created_at', '<', time);
  await db.deleteFrom('outbox').where('state', '=', 'sent').where('lead_id', 'in', old).execute();
  const { numDeletedRows } = await db
    .deleteFrom('lead')
    .where('created_at', '<', time)
    .where('id', 'not in', db.selectFrom('outbox').select('lead_id'))
    .executeTakeFirst();
  return Number(numDeletedRows);
}
