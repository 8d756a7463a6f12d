import { type Kysely, type Migration, Migrator, sql } from 'kysely';
import { StartFailure } from '../../errors.ts';
import type { LeadDatabase } from './lead-database.ts';

type Engine = LeadDatabase['engine'];

/**
 * Every change of the tables, in the order of the names. A released migration never changes, and migrations only add:
 * in a rolling restart the previous instance still works on the same database.
 */
function migrationsFor(engine: Engine): Record<string, Migration> {
  return {
    '001-leads': { up: createLeadTables },
    '002-rate-limit': { up: (db) => createRateLimitTable(db, engine) },
    '003-forms': { up: addForms },
    '004-rate-counter': { up: (db) => createCounterTable(db, engine) },
    '005-language': { up: addLanguage },
    '006-files': { up: (db) => createFileTable(db, engine) },
  };
}

/** Migrates the tables to the newest version, one instance at a time; refuses those of a newer server. */
export async function migrate<Tables>(db: Kysely<Tables>, engine: Engine): Promise<void> {
  const migrations = migrationsFor(engine);
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (!error) return;
  if (error instanceof Error && error.message.startsWith('corrupted migrations')) {
    throw new StartFailure('The lead store was made by a newer version of this server.');
  }
  throw error;
}

async function createLeadTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('lead')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('fields', 'text', (column) => column.notNull())
    .addColumn('idempotency_key', 'text', (column) => column.unique())
    .addColumn('suspicion', 'integer', (column) => column.notNull())
    .addColumn('done_at', 'text')
    .execute();
  await db.schema
    .createTable('outbox')
    .addColumn('lead_id', 'text', (column) => column.primaryKey().notNull().references('lead.id'))
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('due_at', 'text', (column) => column.notNull())
    .addColumn('claim', 'text')
    .addColumn('first_tried_at', 'text')
    .addColumn('sent_at', 'text')
    .addColumn('last_fault', 'text')
    .execute();
  await db.schema.createIndex('outbox_due').on('outbox').columns(['state', 'due_at']).execute();
  await db.schema.createIndex('lead_created').on('lead').column('created_at').execute();
}

/** Before there was more than one form, every message came from the contact page's. */
async function addForms(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('lead')
    .addColumn('form', 'text', (column) => column.notNull().defaultTo('contact'))
    .execute();
  await db.schema.alterTable('lead').addColumn('answers', 'text').execute();
  await db.schema.alterTable('outbox').addColumn('owed_to', 'text').execute();
  await db.schema
    .createTable('confirmation')
    .addColumn('address', 'text', (column) => column.primaryKey().notNull())
    .addColumn('sent_at', 'text', (column) => column.notNull())
    .execute();
}

/** A message may come from a page in another language than the first. */
async function addLanguage(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('lead').addColumn('language', 'text').execute();
}

/** Files go with their message, whichever version of the server deletes it. */
async function createFileTable(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await db.schema
    .createTable('lead_file')
    .addColumn('lead_id', 'text', (column) =>
      column.notNull().references('lead.id').onDelete('cascade'),
    )
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('content', engine === 'postgres' ? 'bytea' : 'blob', (column) => column.notNull())
    .addPrimaryKeyConstraint('lead_file_key', ['lead_id', 'position'])
    .execute();
}

/** Read by no instance since the next table took its place; those before it still do. */
async function createRateLimitTable(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await db.schema
    .createTable('rate_limit')
    // Counters may be lost in a crash, so they can skip the write-ahead log.
    .$call((table) => (engine === 'postgres' ? table.modifyFront(sql`unlogged`) : table))
    .addColumn('key', 'text', (column) => column.primaryKey().notNull())
    .addColumn('hits', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute();
}

/** The counts of the limits, in the shape that their library wants. With a file they are in memory. */
async function createCounterTable(db: Kysely<unknown>, engine: Engine): Promise<void> {
  if (engine === 'sqlite') return;
  await db.schema
    .createTable('rate_counter')
    // Counters may be lost in a crash, so they can skip the write-ahead log.
    .modifyFront(sql`unlogged`)
    .addColumn('key', 'varchar(255)', (column) => column.primaryKey())
    .addColumn('points', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('expire', 'bigint')
    .execute();
}
