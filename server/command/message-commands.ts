import { existsSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { CommandFailure } from '../errors.ts';
import type { LeadDatabase } from '../leads/database/lead-database.ts';
import { openCommandDatabase } from '../leads/open-lead-database.ts';
import { createLeadAdmin, type LeadAdmin } from './lead-admin.ts';
import { startOfDay } from './local-time.ts';
import { describeLead, describeLeads, exportLeads } from './show-leads.ts';
import { type Task, usage } from './task.ts';
import { writeFiles } from './write-files.ts';

/** The commands for messages, for either database. */
export const messageCommands = new Map<string, (task: Task) => Promise<string>>([
  [
    'list',
    withAdmin(async (admin, word, zone) => describeLeads(await admin.list(isAll(word)), zone)),
  ],
  [
    'show',
    withAdmin(async (admin, word, zone) => describeLead(await admin.find(required(word)), zone)),
  ],
  [
    'find',
    withAdmin(async (admin, word, zone) =>
      describeLeads(await admin.findByAddress(required(word)), zone),
    ),
  ],
  ['files', withAdmin(async (admin, word) => writeFiles(await admin.files(required(word))))],
  [
    'export',
    withAdmin(async (admin, word, zone) =>
      writeTable(exportLeads(await admin.list(true), zone), word),
    ),
  ],
  [
    'done',
    withAdmin(async (admin, word) => {
      const lead = await admin.markDone(required(word));
      return `${lead.id.slice(0, 8)} is done.\n`;
    }),
  ],
  [
    'delete',
    withAdmin(async (admin, word) => {
      const { id, state } = await admin.remove(required(word));
      const mail = state === 'sent' ? '' : ' Its mail had not gone out.';
      return `${id.slice(0, 8)} is deleted.${mail}\n`;
    }),
  ],
  ['purge', runPurge],
  ['retry', runRetry],
]);

type AdminWork = (admin: LeadAdmin, argument: string | undefined, zone: string) => Promise<string>;

function withAdmin(work: AdminWork) {
  return async ({ argument, location }: Task): Promise<string> => {
    const database = await openCommandDatabase(location);
    try {
      await refuseIfAway(database);
      return await work(createLeadAdmin(database), argument, location.timeZone);
    } finally {
      await database.close();
    }
  };
}

// A server starts without its database; a command is useless without it.
async function refuseIfAway({ engine, transact }: LeadDatabase): Promise<void> {
  if (engine === 'sqlite') return;
  await transact(async () => undefined).catch((fault: unknown) => {
    const message = 'The messages cannot be read: the database of DATABASE_URL does not answer.';
    throw new CommandFailure(message, { cause: fault });
  });
}

function isAll(word: string | undefined): boolean {
  if (word === undefined || word === 'all') return word === 'all';
  throw new CommandFailure(`"list ${word}" is unknown: "list" takes no word but "all".`);
}

function required(argument: string | undefined): string {
  if (argument === undefined) throw new CommandFailure(usage);
  return argument;
}

function writeTable(table: string, file: string | undefined): string {
  if (file === undefined) return table;
  if (existsSync(file)) throw new CommandFailure(`${resolve(file)} is there already.`);
  writeFileSync(file, table, { mode: 0o600, flag: 'wx' });
  return `Written to ${resolve(file)}.\n`;
}

function runRetry(task: Task): Promise<string> {
  const { since } = task.options;
  if (since !== undefined && task.argument !== undefined) throw new CommandFailure(usage);
  const time = since === undefined ? undefined : readDay(since, task.location);
  return withAdmin(async (admin, word) => {
    const count = time === undefined ? await admin.retry(word) : await admin.retrySince(time);
    return `${count} to be mailed again.\n`;
  })(task);
}

function readDay(day: string, { timeZone }: Task['location']): string {
  const time = startOfDay(day, timeZone);
  if (time !== undefined) return time;
  throw new CommandFailure(`"${day}" is not a day of the calendar, such as 2025-05-01.`);
}

/** Deletes nothing without `--yes`, and never a message that is still to be mailed. */
function runPurge(task: Task): Promise<string> {
  const { before, yes = false } = task.options;
  if (before === undefined || task.argument !== undefined) throw new CommandFailure(usage);
  const time = readDay(before, task.location);
  return withAdmin(async (admin, _word, zone) => {
    const { settled, owed } = await admin.listBefore(time);
    const kept =
      owed.length > 0
        ? `Messages kept, because their mail has not gone out: ${owed.length}.\n`
        : '';
    if (yes) return `Messages deleted: ${await admin.purge(time)}.\n${kept}`;
    const hint = `Messages that --yes deletes: ${settled.length}.\n`;
    return describeLeads(settled, zone) + hint + kept;
  })(task);
}
