import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { CommandFailure } from '../errors.ts';
import { leadFile } from '../leads/sqlite/lead-file.ts';
import { backUp } from './backup.ts';
import { messageCommands } from './message-commands.ts';
import { drillRestore } from './restore-drill.ts';
import { type DataLocation, type Task, usage } from './task.ts';

const commands = new Map([...messageCommands, ['backup', runBackup], ['restore-drill', runDrill]]);

const optionsOf: Readonly<Record<string, readonly string[]>> = {
  purge: ['before', 'yes'],
  retry: ['since'],
};

/** Runs one command for the dealer; throws CommandFailure with a sentence. */
export async function runCommand(
  words: readonly string[],
  location: DataLocation,
): Promise<string> {
  const { name, argument, more, options } = readWords(words);
  const command = commands.get(name);
  const isKnown = Object.keys(options).every((option) => optionsOf[name]?.includes(option));
  if (!command || more.length > 0 || !isKnown) {
    const fault = command || name === '' ? '' : `There is no command "${name}".\n\n`;
    throw new CommandFailure(fault + usage);
  }
  if (!location.databaseUrl && !existsSync(leadFile(location.dataDirectory))) {
    throw new CommandFailure(
      `There are no messages in ${location.dataDirectory}; DATA_DIR must be that of the server.`,
    );
  }
  return command({ argument, options, location });
}

function readWords(words: readonly string[]) {
  try {
    const { positionals, values } = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        before: { type: 'string' },
        since: { type: 'string' },
        yes: { type: 'boolean' },
      },
    });
    const [name = '', argument, ...more] = positionals;
    return { name, argument, more, options: values };
  } catch (fault) {
    throw new CommandFailure(usage, { cause: fault });
  }
}

async function runBackup({ argument, location }: Task): Promise<string> {
  const directory = embedded(location);
  const stamp = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
  const target = resolve(argument ?? join(directory, 'backups', `leads-${stamp}.sqlite`));
  process.umask(0o077);
  const count = await backUp(leadFile(directory), target);
  writeFileSync(newestBackup(directory), target);
  return `${count} messages copied to ${target}.\n`;
}

async function runDrill({ argument, location }: Task): Promise<string> {
  const directory = embedded(location);
  const file = argument ?? readNewest(directory);
  const { restored, held, later } = await drillRestore(directory, file);
  if (restored < held) {
    throw new CommandFailure(`Only ${restored} of ${held} messages can be restored from ${file}.`);
  }
  return `${restored} messages can be restored from ${file}; ${later} came after it was made.\n`;
}

function readNewest(directory: string): string {
  const note = newestBackup(directory);
  if (!existsSync(note)) throw new CommandFailure('There is no backup yet: run "backup" first.');
  return readFileSync(note, 'utf8');
}

/** The file that names the newest backup. */
function newestBackup(directory: string): string {
  return join(directory, 'newest-backup');
}

function embedded({ dataDirectory, databaseUrl }: DataLocation): string {
  if (databaseUrl === undefined) return dataDirectory;
  throw new CommandFailure(
    'The messages are in PostgreSQL: back them up with pg_dump, as docs/operations.md shows.',
  );
}
