import { existsSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Config } from '../config.ts';
import { CommandFailure } from '../errors.ts';
import type { LeadDatabase } from '../leads/database/lead-database.ts';
import { openCommandDatabase } from '../leads/open-lead-database.ts';
import { leadFile } from '../leads/sqlite/open-sqlite.ts';
import { backUp } from './backup.ts';
import { createLeadAdmin, type LeadAdmin } from './lead-admin.ts';
import { drillRestore } from './restore-drill.ts';
import { describeLead, describeLeads, exportLeads } from './show-leads.ts';

type Place = Pick<Config, 'dataDirectory' | 'databaseUrl'>;

/** What a command is given: a word after its name, if any, and where the messages lie. */
interface Task {
  readonly argument: string | undefined;
  readonly place: Place;
}

const usage = `Usage: npm run leads -- <command>

  list              the messages that are open
  list all          every message
  show <number>     one message in full
  export [file]     every message as a table for a spreadsheet (CSV)
  done <number>     mark a message as done
  retry [number]    mail a message again, or all that could not be mailed
  backup [file]     copy the messages to a file, while the site runs
  restore-drill [file]  try whether a backup (by default a new one) can be restored
`;

const commands = new Map<string, (task: Task) => Promise<string>>([
  ['list', withAdmin(async (admin, word) => describeLeads(await admin.list(word === 'all')))],
  ['show', withAdmin(async (admin, word) => describeLead(await admin.find(required(word))))],
  [
    'export',
    withAdmin(async (admin, word) => writeTable(exportLeads(await admin.list(true)), word)),
  ],
  [
    'done',
    withAdmin(async (admin, word) => {
      const lead = await admin.markDone(required(word));
      return `${lead.id.slice(0, 8)} is done.\n`;
    }),
  ],
  ['retry', withAdmin(async (admin, word) => `${await admin.retry(word)} to be mailed again.\n`)],
  ['backup', runBackup],
  ['restore-drill', runDrill],
]);

/** Runs one command for the dealer; throws CommandFailure with a sentence. */
export async function runCommand(words: readonly string[], place: Place): Promise<string> {
  const [name = '', argument, ...more] = words;
  const command = commands.get(name);
  if (!command || more.length > 0) throw new CommandFailure(usage);
  if (!place.databaseUrl && !existsSync(leadFile(place.dataDirectory))) {
    throw new CommandFailure(
      `There are no messages in ${place.dataDirectory}; DATA_DIR must be that of the server.`,
    );
  }
  return command({ argument, place });
}

function withAdmin(work: (admin: LeadAdmin, argument: string | undefined) => Promise<string>) {
  return async ({ argument, place }: Task): Promise<string> => {
    const database = await openCommandDatabase(place);
    try {
      await refuseIfAway(database);
      return await work(createLeadAdmin(database), argument);
    } finally {
      await database.close();
    }
  };
}

// A server starts without its database; a command has nothing to do without it.
async function refuseIfAway({ engine, transact }: LeadDatabase): Promise<void> {
  if (engine === 'sqlite') return;
  await transact(async () => undefined).catch((fault: unknown) => {
    const message = 'The messages cannot be read: the database of DATABASE_URL does not answer.';
    throw new CommandFailure(message, { cause: fault });
  });
}

function required(argument: string | undefined): string {
  if (argument === undefined) throw new CommandFailure(usage);
  return argument;
}

function writeTable(table: string, file: string | undefined): string {
  if (file === undefined) return table;
  writeFileSync(file, table, { mode: 0o600, flag: 'wx' });
  return `Written to ${resolve(file)}.\n`;
}

async function runBackup({ argument, place }: Task): Promise<string> {
  const directory = embedded(place);
  const stamp = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
  const target = resolve(argument ?? join(directory, 'backups', `leads-${stamp}.sqlite`));
  process.umask(0o077);
  const count = await backUp(leadFile(directory), target);
  return `${count} messages copied to ${target}.\n`;
}

async function runDrill({ argument, place }: Task): Promise<string> {
  const { restored, kept } = await drillRestore(embedded(place), argument);
  const summary = `${restored} of ${kept} messages can be restored.\n`;
  if (restored === kept || argument !== undefined) return summary;
  throw new CommandFailure(summary);
}

function embedded({ dataDirectory, databaseUrl }: Place): string {
  if (databaseUrl === undefined) return dataDirectory;
  throw new CommandFailure(
    'The messages are in PostgreSQL: back them up with pg_dump, as docs/operations.md shows.',
  );
}
